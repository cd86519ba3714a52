/** Colours of a generated cover: the background and three inks. */
export type Palette = { ground: string; inks: readonly [string, string, string] }

export const PALETTES: readonly Palette[] = [
  { ground: '#2b1a4a', inks: ['#ff5c6c', '#ffa64d', '#8c5a4c'] },
  { ground: '#0f5145', inks: ['#ffc45c', '#f3ede4', '#7fa39a'] },
  { ground: '#f3ede4', inks: ['#e8364f', '#1a1420', '#f08a24'] },
  { ground: '#123a6b', inks: ['#7fcfff', '#f3ede4', '#e8364f'] },
  { ground: '#e9e1ff', inks: ['#5a2fd6', '#1a1420', '#b79cff'] },
  { ground: '#3a0d2e', inks: ['#ff8a5c', '#ff4f8b', '#ffd9a0'] },
  { ground: '#ffb03a', inks: ['#7a1f2b', '#fff2d6', '#e2552d'] },
  { ground: '#1f2a1c', inks: ['#b8d65a', '#f0ead2', '#5f7f3a'] },
  { ground: '#f7d6cf', inks: ['#0b6e6e', '#e0563f', '#1a1420'] },
  { ground: '#15121a', inks: ['#f3ede4', '#ff5c6c', '#5b5166'] },
  { ground: '#d9473b', inks: ['#1a1420', '#ffd15c', '#f3ede4'] },
  { ground: '#bfe3dc', inks: ['#14324a', '#f2764b', '#fbf7f2'] },
]
