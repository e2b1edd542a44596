import type { Drawing } from '../../drawings/drawing.ts';
import { dots } from '../../drawings/paths.ts';
import { Path } from '../../drawings/shapes.tsx';
import { Provinces } from '../../drawings/skills-agent.drawing.tsx';
import { borders, network, size } from './route-map.ts';

/** The records of three systems as a network in three regions. The page draws the route of the chosen question over it. */
const drawing: Drawing = {
  name: 'agent-network',
  world: 'skills-agent',
  full: {
    ...size,
    Picture: () => (
      <>
        <Provinces
          field={{ x: -20, y: -20, width: size.width + 40, height: size.height + 40 }}
          borders={borders}
        />
        <Path lines={network.tracks} stroke="hair" />
        <Path d={dots(network.stations)} stroke="background" weight="heavy" />
        <Path d={dots(network.stations)} stroke="fine" weight="heavy" />
      </>
    ),
  },
};

export default drawing;
