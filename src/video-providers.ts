/** The supported video providers, by their names in the content. */
export const videoProviders = ['youtube-nocookie', 'vimeo'] as const;

type VideoProvider = (typeof videoProviders)[number];

/** The parameters that both players share. `autoplay` is safe: the player opens only when a visitor asks for it. */
const common = { autoplay: '1', controls: '1', loop: '1', playsinline: '1' } as const;

/**
 * YouTube loops a single video only as a playlist of itself; `fs` is its fullscreen button ("YouTube Embedded Players and
 * Player Parameters"). Vimeo calls that button `fullscreen`; `dnt` disables tracking ("Player parameters overview").
 */
const players = {
  'youtube-nocookie': {
    origin: 'https://www.youtube-nocookie.com',
    id: /^[\w-]{11}$/,
    address: (id: string) => `/embed/${id}`,
    parameters: (id: string) => ({ ...common, fs: '0', playlist: id, rel: '0' }),
  },
  vimeo: {
    origin: 'https://player.vimeo.com',
    id: /^\d{6,12}$/,
    address: (id: string) => `/video/${id}`,
    parameters: () => ({ ...common, dnt: '1', fullscreen: '0' }),
  },
} as const;

/** Returns the origin of a provider's player, which the Content-Security-Policy must allow in frames. */
export function playerOrigin(provider: VideoProvider): string {
  return players[provider].origin;
}

/** Returns whether an id has the provider's format. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return players[provider].id.test(id);
}

/** Returns the address of the player for a video: looping, with controls, without fullscreen. */
export function embedAddress(provider: VideoProvider, id: string): string {
  const { origin, address, parameters } = players[provider];
  return `${origin}${address(id)}?${new URLSearchParams(parameters(id))}`;
}
