/** The slides of the crate, in order. Their texts use the same names. */
export const SLIDES = [
  { name: 'jukebox', to: '/jukebox', seed: 'slide-jukebox' },
  { name: 'swap', to: '/swap', seed: 'slide-swap' },
  { name: 'dropzone', to: '/dropzone', seed: 'slide-dropzone' },
  { name: 'token', to: '/create-artist-token', seed: 'slide-token' },
  { name: 'vote', to: '/vote', seed: 'slide-vote' },
] as const
