import { CANIMUS_PATH, SONGS_FEED_PATH } from '@musi/api/paths'
import type { PlainPage } from '@musi/domain/url/page'
import type { FeedLink, PageSubject } from './pageSubject.ts'

type FixedPage = { readonly title: string; readonly text: string }

/** The product in one sentence. */
const ABOUT_MUSI =
  'Musi is the first ever musician exchange: hold artist tokens, play songs with them, collect drops and vote.'

const HOME: FixedPage = { title: 'Musi', text: ABOUT_MUSI }

/** Pages that are the same for everybody. The titles are those of the pages (apps/web/src/app/appWords.ts). */
const FIXED_PAGES: Readonly<Partial<Record<PlainPage, FixedPage>>> = {
  home: HOME,
  swap: { title: 'Swap', text: 'Swap artist tokens and other tokens at the best route over all pools.' },
  pool: { title: 'Pool', text: 'Provide liquidity for artist tokens and earn a fee from each trade.' },
  find: { title: 'Find a pool', text: 'Find a pool that you have provided liquidity to.' },
  approvals: {
    title: 'Token approvals',
    text: 'See which contracts may move your tokens, and take the permission back.',
  },
  uni: { title: 'Liquidity mining', text: 'Stake your pool tokens and earn UNI, the token that votes.' },
  vote: { title: 'Governance', text: 'Proposals, votes and delegates: the holders of UNI decide about Musi.' },
  jukebox: { title: 'Jukebox', text: 'Play exclusive songs with the tokens of their artists.' },
  music: { title: 'Jukebox', text: 'Play exclusive songs with the tokens of their artists.' },
  form: { title: 'Upload a song', text: 'Publish a song, set its price and share what it earns.' },
  release: {
    title: 'Release a collectible',
    text: 'Release collectibles of your music and set when their sale opens.',
  },
  createArtistToken: {
    title: 'Create an artist token',
    text: 'Make a token of your own, with which fans play your songs.',
  },
  merch: { title: 'Merch', text: 'Things to wear and to hold from the artists of Musi.' },
  tickets: { title: 'Tickets', text: 'Tickets for concerts of the artists of Musi.' },
  contact: { title: 'Contact', text: 'Write to the people behind Musi.' },
  pitch: { title: 'Pitch', text: 'Musi on a few pages.' },
  collections: { title: 'Collections', text: 'Collections of artists on Musi, with their floor prices and sales.' },
  nft: { title: 'NFT marketplace', text: 'Buy and sell collectibles of musicians. Each sale pays the artist.' },
  dropzone: { title: 'Drop zone', text: 'The next drops, what they cost and when their sale opens.' },
  charts: { title: 'Charts', text: 'Songs, artists, tokens and pools of Musi, ranked and read from the chain.' },
}

const SONG_FEEDS: readonly FeedLink[] = [
  { type: 'application/rss+xml', path: SONGS_FEED_PATH, title: 'New songs on Musi' },
  { type: 'application/canimus+json', path: CANIMUS_PATH, title: 'Songs on Musi' },
]
/** Pages that name the feeds of all songs. */
const SONG_PAGES: ReadonlySet<PlainPage> = new Set(['home', 'jukebox', 'music'])

const PATHS: Readonly<Partial<Record<PlainPage, string>>> = {
  home: '/',
  createArtistToken: '/create-artist-token',
  music: '/jukebox',
}

/** The subject of a page that is the same for everybody. */
export function fixedSubject(name: PlainPage): PageSubject | null {
  const page = FIXED_PAGES[name]
  return page === undefined ? null : subjectOfFixed(name, page)
}

/** The subject of the home page; also used for things that may not be named. */
export const homeSubject = (): PageSubject => subjectOfFixed('home', HOME)

function subjectOfFixed(name: PlainPage, page: FixedPage): PageSubject {
  const { title, text } = page
  return {
    kind: 'page',
    id: name,
    path: PATHS[name] ?? `/${name}`,
    title,
    description: text,
    openGraphType: 'website',
    card: {
      label: 'Musi',
      title: name === 'home' ? 'Music is the asset' : title,
      line: text,
      figure: '',
      picture: { kind: 'mark' },
    },
    data: (origin) =>
      name === 'home' ? { '@type': 'WebSite', name: 'Musi', url: `${origin}/`, description: ABOUT_MUSI } : null,
    sample: null,
    embed: null,
    feeds: SONG_PAGES.has(name) ? SONG_FEEDS : [],
  }
}

/** Paths of the fixed pages for the sitemap. */
export const fixedPaths = (): readonly string[] =>
  Object.keys(FIXED_PAGES)
    .filter((name) => name !== 'music')
    .map((name) => fixedSubject(name as PlainPage)?.path ?? '/')
