/** A page in the navigation, with the key of its label (spec: shell.navigation). */
type Place = { name: PlaceName; to: `/${string}` }

type PlaceName = 'home' | 'market' | 'swap' | 'pool' | 'earn' | 'jukebox' | 'vote' | 'charts'

const SWAP = { name: 'swap', to: '/swap' } as const satisfies Place
export const POOL = { name: 'pool', to: '/pool' } as const satisfies Place
export const EARN = { name: 'earn', to: '/uni' } as const satisfies Place
const JUKEBOX = { name: 'jukebox', to: '/jukebox' } as const satisfies Place
export const VOTE = { name: 'vote', to: '/vote' } as const satisfies Place
export const CHARTS = { name: 'charts', to: '/charts' } as const satisfies Place

/** Navigation beside the header on a wide window. */
export const WIDE_BAR = [SWAP, POOL, EARN, JUKEBOX, VOTE, CHARTS] as const

/** Navigation at the bottom of a phone. */
export const NARROW_BAR = [
  { name: 'home', to: '/' },
  JUKEBOX,
  SWAP,
  { name: 'market', to: '/dropzone' },
] as const satisfies readonly Place[]

/** True on a page or one below it. */
export const isAt = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))

/** True on any market page: its three tabs, a collection or a piece (spec: market.tabs). */
export const isInMarket = (pathname: string): boolean =>
  ['/dropzone', '/nft', '/collections'].some((path) => isAt(pathname, path))
