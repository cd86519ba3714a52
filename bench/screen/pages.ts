/** The measured pages. */
export const PAGES = {
  Home: '/',
  Swap: '/swap',
  Pool: '/pool',
  Add: '/add/ETH',
  Earn: '/uni',
  Vote: '/vote',
  Charts: '/charts',
  Jukebox: '/jukebox',
  Studio: '/form',
  Market: '/nft',
  'Drop zone': '/dropzone',
} as const
