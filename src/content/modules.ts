// A pattern also matches longer paths and the first one wins: those with a folder stand first.
declare module '*/screens/frame.yaml' {
  const content: import('./schemas.ts').Content<'screens/frame'>;
  export default content;
}
declare module '*/screens/skills-agent.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-agent'>;
  export default content;
}
declare module '*/screens/skills-passport.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-passport'>;
  export default content;
}
declare module '*/screens/skills-1st-matching.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-1st-matching'>;
  export default content;
}
declare module '*/screens/skills-mapping.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-mapping'>;
  export default content;
}
declare module '*/screens/skills-lens.yaml' {
  const content: import('./schemas.ts').Content<'screens/skills-lens'>;
  export default content;
}
declare module '*/screens/control-centre.yaml' {
  const content: import('./schemas.ts').Content<'screens/control-centre'>;
  export default content;
}
declare module '*/legal/labels.yaml' {
  const content: import('./schemas.ts').Content<'legal/labels'>;
  export default content;
}
declare module '*/legal/privacy-policy.md' {
  const content: import('./schemas.ts').Content<'legal/privacy-policy'>;
  export default content;
}
declare module '*/legal/terms-of-service.md' {
  const content: import('./schemas.ts').Content<'legal/terms-of-service'>;
  export default content;
}
declare module '*/legal/cookie-policy.md' {
  const content: import('./schemas.ts').Content<'legal/cookie-policy'>;
  export default content;
}
declare module '*/consent.yaml' {
  const content: import('./schemas.ts').Content<'consent'>;
  export default content;
}
declare module '*/shell.yaml' {
  const content: import('./schemas.ts').Content<'shell'>;
  export default content;
}
declare module '*/forms.yaml' {
  const content: import('./schemas.ts').Content<'forms'>;
  export default content;
}
declare module '*/home.yaml' {
  const content: import('./schemas.ts').Content<'home'>;
  export default content;
}
declare module '*/pricing.yaml' {
  const content: import('./schemas.ts').Content<'pricing'>;
  export default content;
}
declare module '*/future-skills-report.yaml' {
  const content: import('./schemas.ts').Content<'future-skills-report'>;
  export default content;
}
declare module '*/not-found.yaml' {
  const content: import('./schemas.ts').Content<'not-found'>;
  export default content;
}
declare module '*/results.yaml' {
  const content: import('./schemas.ts').Content<'results'>;
  export default content;
}
declare module '*/placeholder.yaml' {
  const content: import('./schemas.ts').Content<'placeholder'>;
  export default content;
}
declare module '*/videos.yaml' {
  const content: import('./schemas.ts').Content<'videos'>;
  export default content;
}
declare module '*/content/skills-agent.yaml' {
  const content: import('./schemas.ts').Content<'skills-agent'>;
  export default content;
}
declare module '*/content/skills-passport.yaml' {
  const content: import('./schemas.ts').Content<'skills-passport'>;
  export default content;
}
declare module '*/content/skills-mapping.yaml' {
  const content: import('./schemas.ts').Content<'skills-mapping'>;
  export default content;
}
declare module '*/partners.yaml' {
  const content: import('./schemas.ts').Content<'partners'>;
  export default content;
}
declare module '*/team.yaml' {
  const content: import('./schemas.ts').Content<'team'>;
  export default content;
}
declare module '*/skills-roi.yaml' {
  const content: import('./schemas.ts').Content<'skills-roi'>;
  export default content;
}
declare module '*/business-leader.yaml' {
  const content: import('./schemas.ts').Content<'business-leader'>;
  export default content;
}
declare module '*/educator.yaml' {
  const content: import('./schemas.ts').Content<'educator'>;
  export default content;
}
declare module '*/recruiter.yaml' {
  const content: import('./schemas.ts').Content<'recruiter'>;
  export default content;
}
declare module '*/scale-growth.yaml' {
  const content: import('./schemas.ts').Content<'scale-growth'>;
  export default content;
}
declare module '*/masterclass.yaml' {
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
declare module '*/about-us.yaml' {
  const content: import('./schemas.ts').Content<'about-us'>;
  export default content;
}
declare module '*/partners-page.yaml' {
  const content: import('./schemas.ts').Content<'partners-page'>;
  export default content;
}
declare module '*/case-studies.yaml' {
  const content: import('./schemas.ts').Content<'case-studies'>;
  export default content;
}
