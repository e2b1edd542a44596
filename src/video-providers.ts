/** The players that a video may come from, by the name that the content uses. */
export const videoProviders = ['youtube-nocookie', 'vimeo'] as const;

type VideoProvider = (typeof videoProviders)[number];

/** What both players call the same: it plays after the press that opened it, in the page, with its controls. */
const common = { autoplay: '1', controls: '1', loop: '1', playsinline: '1' } as const;

/**
 * YouTube repeats a single video only as a playlist of itself, and `fs` is its fullscreen button ("YouTube Embedded
 * Players and Player Parameters"). Vimeo names the button `fullscreen`, and `dnt` keeps it from tracking ("Player
 * parameters overview").
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

/** The origin of a provider's player, which the Content-Security-Policy has to let into a frame. */
export function playerOrigin(provider: VideoProvider): string {
  return players[provider].origin;
}

/** Whether a provider could have given out this id. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return players[provider].id.test(id);
}

/** The address of the player for one video: looping, with its controls, without fullscreen. */
export function embedAddress(provider: VideoProvider, id: string): string {
  const { origin, address, parameters } = players[provider];
  return `${origin}${address(id)}?${new URLSearchParams(parameters(id))}`;
}
