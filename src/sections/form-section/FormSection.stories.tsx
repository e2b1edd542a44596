import { NewsletterForm } from '../../forms/NewsletterForm.island.tsx';
import { FormSection } from './FormSection.tsx';

const words = {
  title: 'Read one figure a month',
  text: 'One figure, where it comes from, and what it changes. Twelve letters a year.',
} as const;

export const FormBeside = () => (
  <div>
    <FormSection id="form-beside" {...words}>
      <NewsletterForm />
    </FormSection>
  </div>
);

export const FormWide = () => (
  <div>
    <FormSection id="form-wide" variant="wide" {...words}>
      <NewsletterForm />
    </FormSection>
  </div>
);
