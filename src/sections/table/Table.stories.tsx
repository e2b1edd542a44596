import frame from '../../content/screens/frame.yaml';
import { worldNames } from '../../design/worlds.ts';
import { Table } from './Table.tsx';

const rows = worldNames.map((mark, index) => ({
  mark,
  name: frame.products[mark],
  cells: [`€${12 + index},000`, `${2 + index} weeks`, 'Limited risk'],
}));

const shared = {
  caption: 'Products',
  columns: ['Product', 'From, a year', 'Starts in', 'AI Act'],
  sums: [{ name: 'All six', cells: ['€87,000', '7 weeks', ''] }],
} as const;

export const TablePlain = () => <Table {...shared} rows={rows.map(({ name, cells }) => ({ name, cells }))} />;

export const TableProducts = () => <Table {...shared} variant="products" rows={rows} folds left />;
