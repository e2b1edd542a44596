declare module '*/content/shell.yaml' {
  const content: import('./schemas.ts').Content<'shell'>;
  export default content;
}
declare module '*/content/footer.yaml' {
  const content: import('./schemas.ts').Content<'footer'>;
  export default content;
}
declare module '*/content/consent.yaml' {
  const content: import('./schemas.ts').Content<'consent'>;
  export default content;
}
declare module '*/content/forms.yaml' {
  const content: import('./schemas.ts').Content<'forms'>;
  export default content;
}
declare module '*/content/home.yaml' {
  const content: import('./schemas.ts').Content<'home'>;
  export default content;
}
declare module '*/content/pricing.yaml' {
  const content: import('./schemas.ts').Content<'pricing'>;
  export default content;
}
declare module '*/content/future-skills-report.yaml' {
  const content: import('./schemas.ts').Content<'future-skills-report'>;
  export default content;
}
declare module '*/content/not-found.yaml' {
  const content: import('./schemas.ts').Content<'not-found'>;
  export default content;
}
declare module '*/content/results.yaml' {
  const content: import('./schemas.ts').Content<'results'>;
  export default content;
}
declare module '*/content/links.yaml' {
  const content: import('./schemas.ts').Content<'links'>;
  export default content;
}
declare module '*/content/answers.yaml' {
  const content: import('./schemas.ts').Content<'answers'>;
  export default content;
}
declare module '*/content/mail.yaml' {
  const content: import('./schemas.ts').Content<'mail'>;
  export default content;
}
declare module '*/content/drawings.yaml' {
  const content: import('./schemas.ts').Content<'drawings'>;
  export default content;
}
declare module '*/content/placeholder.yaml' {
  const content: import('./schemas.ts').Content<'placeholder'>;
  export default content;
}
declare module '*/content/samples.yaml' {
  const content: import('./schemas.ts').Content<'samples'>;
  export default content;
}
declare module '*/content/legal/labels.yaml' {
  const content: import('./schemas.ts').Content<'legal/labels'>;
  export default content;
}
declare module '*/content/legal/privacy-policy.md' {
  const content: import('./schemas.ts').Content<'legal/privacy-policy'>;
  export default content;
}
declare module '*/content/legal/terms-of-service.md' {
  const content: import('./schemas.ts').Content<'legal/terms-of-service'>;
  export default content;
}
declare module '*/content/legal/cookie-policy.md' {
  const content: import('./schemas.ts').Content<'legal/cookie-policy'>;
  export default content;
}
declare module '*/content/partners.yaml' {
  const content: import('./schemas.ts').Content<'partners'>;
  export default content;
}
declare module '*/content/team.yaml' {
  const content: import('./schemas.ts').Content<'team'>;
  export default content;
}
declare module '*/content/videos.yaml' {
  const content: import('./schemas.ts').Content<'videos'>;
  export default content;
}
declare module '*/content/organisation/organisation.yaml' {
  const content: import('./schemas.ts').Content<'organisation/organisation'>;
  export default content;
}
declare module '*/content/organisation/skills.yaml' {
  const content: import('./schemas.ts').Content<'organisation/skills'>;
  export default content;
}
declare module '*/content/skills-agent.yaml' {
  const content: import('./schemas.ts').Content<'skills-agent'>;
  export default content;
}
declare module '*/content/skills-mapping.yaml' {
  const content: import('./schemas.ts').Content<'skills-mapping'>;
  export default content;
}
declare module '*/content/skills-1st-matching.yaml' {
  const content: import('./schemas.ts').Content<'skills-1st-matching'>;
  export default content;
}
declare module '*/content/skills-lens.yaml' {
  const content: import('./schemas.ts').Content<'skills-lens'>;
  export default content;
}
declare module '*/content/skills-ai.yaml' {
  const content: import('./schemas.ts').Content<'skills-ai'>;
  export default content;
}
declare module '*/content/skills-passport.yaml' {
  const content: import('./schemas.ts').Content<'skills-passport'>;
  export default content;
}
declare module '*/content/skills-roi.yaml' {
  const content: import('./schemas.ts').Content<'skills-roi'>;
  export default content;
}
declare module '*/content/skills-gap-calculator.yaml' {
  const content: import('./schemas.ts').Content<'skills-gap-calculator'>;
  export default content;
}
declare module '*/content/scale-growth.yaml' {
  const content: import('./schemas.ts').Content<'scale-growth'>;
  export default content;
}
declare module '*/content/masterclass.yaml' {
  const content: import('./schemas.ts').Content<'masterclass'>;
  export default content;
}
declare module '*/content/skillsuite.yaml' {
  const content: import('./schemas.ts').Content<'skillsuite'>;
  export default content;
}
declare module '*/content/skillsuite-overview.yaml' {
  const content: import('./schemas.ts').Content<'skillsuite-overview'>;
  export default content;
}
declare module '*/content/skills-control-centre.yaml' {
  const content: import('./schemas.ts').Content<'skills-control-centre'>;
  export default content;
}
declare module '*/content/claims.yaml' {
  const content: import('./schemas.ts').Content<'claims'>;
  export default content;
}
declare module '*/content/prices.yaml' {
  const content: import('./schemas.ts').Content<'prices'>;
  export default content;
}
declare module '*/content/business-leader.yaml' {
  const content: import('./schemas.ts').Content<'business-leader'>;
  export default content;
}
declare module '*/content/educator.yaml' {
  const content: import('./schemas.ts').Content<'educator'>;
  export default content;
}
declare module '*/content/recruiter.yaml' {
  const content: import('./schemas.ts').Content<'recruiter'>;
  export default content;
}
declare module '*/content/about-us.yaml' {
  const content: import('./schemas.ts').Content<'about-us'>;
  export default content;
}
declare module '*/content/partners-page.yaml' {
  const content: import('./schemas.ts').Content<'partners-page'>;
  export default content;
}
declare module '*/content/case-studies.yaml' {
  const content: import('./schemas.ts').Content<'case-studies'>;
  export default content;
}
declare module '*/content/screens/frame.yaml' {
  const content: import('./schemas.ts').Content<'screens/frame'>;
  export default content;
}
declare module '*/content/screens/skills-agent.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-agent'>;
  export default content;
}
declare module '*/content/screens/skills-passport.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-passport'>;
  export default content;
}
declare module '*/content/screens/skills-1st-matching.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-1st-matching'>;
  export default content;
}
declare module '*/content/screens/skills-mapping.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-mapping'>;
  export default content;
}
declare module '*/content/screens/skills-lens.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-lens'>;
  export default content;
}
declare module '*/content/screens/control-centre.yaml' {
  const content: import('./schemas.ts').Content<'screens/control-centre'>;
  export default content;
}
