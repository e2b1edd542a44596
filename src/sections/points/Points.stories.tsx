import { Points } from './Points.tsx';

const items = [
  {
    title: 'Every record has a source',
    text: 'Each skill names the system and the row that it was read from.',
    icon: 'database',
    figure: '14,290',
  },
  {
    title: 'People correct their own',
    text: 'A correction is a record too, with a date and a name.',
    icon: 'pencil',
    figure: '1,204',
  },
  {
    title: 'Managers see teams',
    text: 'No manager sees a person outside the team without a reason on file.',
    icon: 'users',
    figure: '86',
  },
  {
    title: 'Nothing is inferred twice',
    text: 'One reading of a text counts once, whatever copies there are.',
    icon: 'scale',
    figure: '0',
  },
] as const;

const plain = items.map(({ title, text }) => ({ title, text }));

export const PointsColumns = () => <Points items={items} />;

export const PointsRows = () => <Points variant="rows" items={plain} />;

export const PointsNumbered = () => <Points variant="numbered" items={plain.slice(0, 3)} />;
