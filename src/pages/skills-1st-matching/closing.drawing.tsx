import { closeUp, StarsCloseUp } from '../../drawings/close-ups.tsx';

/** Where the two charts overlap, and the skills in which role and person agree. */
export default closeUp('stars', () => <StarsCloseUp at={{ x: 290, y: 206 }} scale={0.72} />);
