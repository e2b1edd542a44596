import { closeUp, SheetsOnTable } from '../../drawings/close-ups.tsx';

const lying = [
  { index: 1, x: -34, y: 40, slope: -4, scale: 1.05 },
  { index: 0, x: 168, y: -40, slope: 5, scale: 1.1 },
  { index: 4, x: 176, y: 152, slope: 4, scale: 1.1 },
  { index: 2, x: 84, y: 76, slope: -5, scale: 1.18 },
];

/** The control centre: the charts of the atlas on one table. */
export default closeUp('sheets', () => <SheetsOnTable lying={lying} />);
