import {
  ACTS_PATH,
  ANALYTICS_PATH,
  ARTIST_TOKENS_PATH,
  artistFeedPath,
  ARTWORKS_PATH,
  ASSET_PATH,
  ASSETS_PATH,
  BALLOTS_PATH,
  CANDLES_PATH,
  CANIMUS_PATH,
  CARDS_PATH,
  CLAIMS_PATH,
  CONFIG_PATH,
  CONTENT_REPORTS_PATH,
  DECISIONS_PATH,
  decisionReplyPath,
  DELEGATES_PATH,
  DELEGATIONS_PATH,
  DROPS_CALENDAR_PATH,
  EARNINGS_PATH,
  EMBED_PATH,
  ERRORS_PATH,
  FEED_CHOICE_PATH,
  HEADS_PATH,
  HEALTH_PATH,
  LIVE_PATH,
  HOLDERS_PATH,
  MARKET_PATH,
  MARKET_POOLS_PATH,
  MARKET_TOKENS_PATH,
  METRICS_PATH,
  mediaPath,
  MOVES_PATH,
  NONCE_PATH,
  OEMBED_PATH,
  OPEN_API_PATH,
  OPERATIONS_PATH,
  OPERATOR_PATH,
  operationPath,
  ORDERS_PATH,
  PAIRS_PATH,
  PIECE_FILES_PATH,
  PIECES_PATH,
  PLAYS_PATH,
  POSITIONS_PATH,
  PROPOSALS_PATH,
  RANK_PAYERS_PATH,
  RANKED_ARTISTS_PATH,
  RANKED_SONGS_PATH,
  READY_PATH,
  ROBOTS_PATH,
  salesPath,
  SESSION_PATH,
  SIGN_OUT_PATH,
  SITEMAP_PATH,
  SITEMAPS_PATH,
  SONGS_FEED_PATH,
  SONGS_PATH,
  soundPath,
  SOUNDS_PATH,
  STATEMENT_PATH,
  STUDIO_PATH,
  studioSongPath,
  TRANSACTIONS_PATH,
  uploadPath,
  UPLOADS_PATH,
  VOTES_CALENDAR_PATH,
  RECOVERIES_PATH,
  WELCOME_PATH,
  WORTH_PATH,
} from '@musi/api/paths'
import { MAX_BALLOT_BYTES } from '@musi/api/ballots'
import { MAX_ORDER_BYTES } from '@musi/api/market/orders'
import { CONTENT_PATH } from '@musi/api/page/content'
import { LISTS_PATH, LOGOS_PATH } from '@musi/api/page/lists'
import { OUTSIDE_LIST_PATH, OUTSIDE_LOGO_PATH } from '@musi/api/page/outside'
import { PULSE_PATH } from '@musi/api/page/pulse'
import { MAX_REPORT_BYTES } from '@musi/api/page/reports'
import { MAX_RPC_BODY_BYTES, RPC_PATH } from '@musi/api/page/rpc'
import { MAX_SIGN_IN_BYTES } from '@musi/api/session'
import { MAX_PIECE_FILE_BYTES } from '@musi/api/market/pieceFiles'
import { MAX_CONTENT_REPORT_BYTES } from '@musi/api/moderation/contentReports'
import { MAX_DECISION_BYTES } from '@musi/api/moderation/decisions'
import { MAX_FEED_CHOICE_BYTES } from '@musi/api/music/feedChoice'
import { MAX_SONG_BYTES } from '@musi/api/music/studio'
import { MAX_PART_BYTES } from '@musi/api/music/uploads'
import { MAX_OPERATION_BYTES } from '@musi/api/touch/operations'
import { MAX_RECOVERY_BYTES } from '@musi/api/touch/recoveries'
import { MAX_WELCOME_BYTES } from '@musi/api/touch/welcome'
import {
  acts,
  transactions,
  moves,
  candles,
  pairs,
  holders,
  delegates,
  delegations,
  proposals,
} from './history/endpoints/historyLists.ts'
import { artistTokens } from './exchange/endpoints/artistTokens.ts'
import { ballots } from './exchange/endpoints/ballots.ts'
import { openApi } from './edge/endpoints/openApi.ts'
import { orders } from './market/endpoints/orders.ts'
import { claims } from './exchange/endpoints/claims.ts'
import { config } from './page/endpoints/config.ts'
import { content } from './market/endpoints/content.ts'
import { earnings } from './music/endpoints/earnings.ts'
import { contentReports } from './moderation/endpoints/contentReports.ts'
import { decisionReply, decisions } from './moderation/endpoints/decisions.ts'
import { operator } from './page/endpoints/operator.ts'
import { heads } from './page/endpoints/heads.ts'
import { health, pulse } from './page/endpoints/health.ts'
import { lists } from './exchange/endpoints/lists.ts'
import { logos } from './exchange/endpoints/logos.ts'
import { plays } from './music/endpoints/plays.ts'
import { session, signInNonce, signOut } from './accounts/endpoints/session.ts'
import { songSound } from './music/endpoints/songSound.ts'
import { artworks, sounds } from './music/endpoints/sounds.ts'
import { outsideList, outsideLogo } from './edge/endpoints/outside.ts'
import { dropsCalendar, votesCalendar } from './reach/endpoints/calendars.ts'
import { robots, sitemap, sitemapPart } from './reach/endpoints/sitemap.ts'
import { canimus } from './reach/endpoints/canimus.ts'
import { artistFeed, songsFeed } from './reach/endpoints/songFeeds.ts'
import { embeds } from './reach/endpoints/embeds.ts'
import { oEmbed } from './reach/endpoints/oEmbed.ts'
import { cards } from './reach/endpoints/cards.ts'
import { page } from './page/endpoints/page.ts'
import { asset, assets } from './market/endpoints/assets.ts'
import { media } from './market/endpoints/media.ts'
import { pieces } from './market/endpoints/pieces.ts'
import { sales } from './market/endpoints/sales.ts'
import { live, ready } from './page/endpoints/ready.ts'
import { metrics } from '#page/endpoints/metrics.ts'
import { analytics, errors } from './page/endpoints/reports.ts'
import { rpc } from './edge/endpoints/rpc.ts'
import { songs } from './music/endpoints/songs.ts'
import { pieceFiles } from './market/endpoints/pieceFiles.ts'
import { feedChoice } from './music/endpoints/studio/feedChoice.ts'
import { studioSong, studioSongs } from './music/endpoints/studio/songs.ts'
import { upload, uploads } from './music/endpoints/studio/uploads.ts'
import { statement } from './history/endpoints/statement.ts'
import { market, marketPools, marketTokens, positions, worth } from './history/endpoints/market.ts'
import { rankPayers, rankedArtists, rankedSongs } from './music/endpoints/ranks.ts'
import { operation, operations } from './touch/endpoints/operations.ts'
import { recoveries } from './touch/endpoints/recoveries.ts'
import { welcome } from './touch/endpoints/welcome.ts'
import type { ClientLimit, Route } from './edge/http/route.ts'

const READ = ['GET', 'HEAD'] as const

/** For lists and logos together (spec: outside.limits). */
const OUTSIDE: ClientLimit = { atOnce: 8, aMinute: 120 }
/** Several pages of one household, each with a request per block and a few in between. */
const CALLS: ClientLimit = { atOnce: 64 }
/** A fifth of the streams that all clients together may have open. */
const STREAMS: ClientLimit = { atOnce: 400 }
/**
 * Each visible page of a household sends about one per second while it is otherwise idle; a refusal counts as an answer
 * too.
 */
const PULSES: ClientLimit = { atOnce: 32, aMinute: 3600 }
const VIEWS: ClientLimit = { atOnce: 8, aMinute: 120 }
/** Twenty requests read a whole list, which a page rereads after some seconds at the earliest. */
const FEEDS: ClientLimit = { atOnce: 8, aMinute: 600 }
/** A page may contain many embeds, which a browser requests at once over one connection. */
const EMBEDS: ClientLimit = { atOnce: 32, aMinute: 600 }
const FAILURES: ClientLimit = { atOnce: 8, aMinute: 120 }
/** Sized for one household: a song takes a few range requests, seeking one more. */
const SOUNDS: ClientLimit = { atOnce: 48, aMinute: 1200 }
/** Each writes to disk and may call the chain. */
const SIGN_INS: ClientLimit = { atOnce: 8, aMinute: 120 }
const PLAYS: ClientLimit = { atOnce: 8, aMinute: 240 }
const MAX_PLAY_BYTES = 1024
/** Each calls the chain; a page sends one per block while a proposal is open. */
const BALLOTS: ClientLimit = { atOnce: 4, aMinute: 240 }
/** Each calls the chain; a page of the market requests several kinds per block. */
const ORDERS: ClientLimit = { atOnce: 8, aMinute: 600 }
/** A page of the market shows some dozens of pictures, which come from other hosts. */
const PICTURES: ClientLimit = { atOnce: 16, aMinute: 1200 }
/** Two files at once, one part at a time each, while the page polls their state. */
const UPLOADS: ClientLimit = { atOnce: 8, aMinute: 1200 }
const MAX_BEGIN_BYTES = 32_768
/** Each writes to disk. */
const CHANGES: ClientLimit = { atOnce: 8, aMinute: 240 }

/** Each may draw a picture. A program that shows a page of links requests some dozens. */
const CARDS: ClientLimit = { atOnce: 8, aMinute: 120 }

/** Limit of requests that read the whole history of an account. */
const STATEMENTS: ClientLimit = { atOnce: 2, aMinute: 30 }

/** Every path the server answers, with its callers, limits and endpoint. The first match counts. */
export const ROUTES = [
  {
    path: RPC_PATH,
    methods: ['POST'],
    audience: 'wallets',
    maxBodyBytes: MAX_RPC_BODY_BYTES,
    perClient: CALLS,
    endpoint: rpc,
  },
  { path: HEADS_PATH, methods: ['GET'], audience: 'ownOrigin', perClient: STREAMS, endpoint: heads },
  { path: HEALTH_PATH, methods: READ, audience: 'ownOrigin', endpoint: health },
  { path: LIVE_PATH, methods: READ, audience: 'monitors', endpoint: live },
  { path: READY_PATH, methods: READ, audience: 'monitors', endpoint: ready },
  { path: METRICS_PATH, methods: READ, audience: 'monitors', endpoint: metrics },
  { path: PULSE_PATH, methods: READ, audience: 'ownOrigin', perClient: PULSES, endpoint: pulse },
  { path: CONFIG_PATH, methods: READ, audience: 'ownOrigin', endpoint: config },
  { path: OUTSIDE_LIST_PATH, methods: READ, audience: 'page', perClient: OUTSIDE, endpoint: outsideList },
  { path: OUTSIDE_LOGO_PATH, methods: READ, audience: 'page', perClient: OUTSIDE, endpoint: outsideLogo },
  {
    path: ANALYTICS_PATH,
    methods: ['POST'],
    audience: 'page',
    maxBodyBytes: MAX_REPORT_BYTES,
    perClient: VIEWS,
    endpoint: analytics,
  },
  {
    path: ERRORS_PATH,
    methods: ['POST'],
    audience: 'page',
    maxBodyBytes: MAX_REPORT_BYTES,
    perClient: FAILURES,
    endpoint: errors,
  },
  { path: OPEN_API_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: openApi },
  { path: ARTIST_TOKENS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: artistTokens },
  { path: PAIRS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: pairs },
  { path: CANDLES_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: candles },
  { path: ACTS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: acts },
  { path: MOVES_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: moves },
  { path: TRANSACTIONS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: transactions },
  { path: SONGS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: songs },
  { path: EARNINGS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: earnings },
  { path: HOLDERS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: holders },
  { path: PROPOSALS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: proposals },
  { path: DELEGATES_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: delegates },
  { path: DELEGATIONS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: delegations },
  {
    path: BALLOTS_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'anyOrigin',
    maxBodyBytes: MAX_BALLOT_BYTES,
    perClient: BALLOTS,
    endpoint: ballots,
  },
  {
    path: ORDERS_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'anyOrigin',
    maxBodyBytes: MAX_ORDER_BYTES,
    perClient: ORDERS,
    switch: 'orders',
    endpoint: orders,
  },
  { path: ASSETS_PATH, methods: READ, audience: 'ownOrigin', perClient: ORDERS, endpoint: assets },
  { path: ASSET_PATH, methods: READ, audience: 'ownOrigin', perClient: ORDERS, endpoint: asset },
  { path: PIECES_PATH, methods: READ, audience: 'ownOrigin', perClient: ORDERS, endpoint: pieces },
  { path: salesPath(':collection', ':id'), methods: READ, audience: 'ownOrigin', perClient: ORDERS, endpoint: sales },
  {
    path: mediaPath(':collection', ':id'),
    methods: READ,
    audience: 'anyOrigin',
    perClient: PICTURES,
    endpoint: media,
  },
  { path: WORTH_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: worth },
  { path: MARKET_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: market },
  { path: MARKET_POOLS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: marketPools },
  { path: MARKET_TOKENS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: marketTokens },
  { path: RANKED_SONGS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: rankedSongs },
  { path: RANKED_ARTISTS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: rankedArtists },
  { path: RANK_PAYERS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: rankPayers },
  { path: POSITIONS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: positions },
  { path: STATEMENT_PATH, methods: ['GET'], audience: 'anyOrigin', perClient: STATEMENTS, endpoint: statement },
  { path: soundPath(':song'), methods: READ, audience: 'ownOrigin', perClient: SOUNDS, endpoint: songSound },
  { path: `${SOUNDS_PATH}/:hash`, methods: READ, audience: 'anyOrigin', perClient: SOUNDS, endpoint: sounds },
  {
    path: PLAYS_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'page',
    maxBodyBytes: MAX_PLAY_BYTES,
    perClient: PLAYS,
    switch: 'plays',
    endpoint: plays,
  },
  {
    path: SESSION_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'page',
    maxBodyBytes: MAX_SIGN_IN_BYTES,
    perClient: SIGN_INS,
    switch: 'sign-in',
    endpoint: session,
  },
  {
    path: NONCE_PATH,
    methods: ['POST'],
    audience: 'page',
    perClient: SIGN_INS,
    switch: 'sign-in',
    endpoint: signInNonce,
  },
  { path: SIGN_OUT_PATH, methods: ['POST'], audience: 'page', perClient: SIGN_INS, endpoint: signOut },
  {
    path: UPLOADS_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'page',
    maxBodyBytes: MAX_BEGIN_BYTES,
    perClient: CHANGES,
    switch: 'uploads',
    endpoint: uploads,
  },
  {
    path: uploadPath(':upload'),
    methods: ['GET', 'HEAD', 'PUT', 'DELETE'],
    audience: 'page',
    maxBodyBytes: MAX_PART_BYTES,
    perClient: UPLOADS,
    switch: 'uploads',
    endpoint: upload,
  },
  {
    path: STUDIO_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'page',
    maxBodyBytes: MAX_SONG_BYTES,
    perClient: CHANGES,
    endpoint: studioSongs,
  },
  {
    path: studioSongPath(':song'),
    methods: ['PUT', 'DELETE'],
    audience: 'page',
    maxBodyBytes: MAX_SONG_BYTES,
    perClient: CHANGES,
    endpoint: studioSong,
  },
  {
    path: FEED_CHOICE_PATH,
    methods: ['GET', 'HEAD', 'PUT'],
    audience: 'page',
    maxBodyBytes: MAX_FEED_CHOICE_BYTES,
    perClient: CHANGES,
    endpoint: feedChoice,
  },
  {
    path: PIECE_FILES_PATH,
    methods: ['POST'],
    audience: 'page',
    maxBodyBytes: MAX_PIECE_FILE_BYTES,
    perClient: CHANGES,
    endpoint: pieceFiles,
  },
  {
    path: CONTENT_REPORTS_PATH,
    methods: ['POST'],
    audience: 'page',
    maxBodyBytes: MAX_CONTENT_REPORT_BYTES,
    perClient: CHANGES,
    endpoint: contentReports,
  },
  { path: DECISIONS_PATH, methods: READ, audience: 'ownOrigin', perClient: FEEDS, endpoint: decisions },
  {
    path: decisionReplyPath(':decision'),
    methods: ['PUT'],
    audience: 'page',
    maxBodyBytes: MAX_DECISION_BYTES,
    perClient: CHANGES,
    endpoint: decisionReply,
  },
  {
    path: OPERATOR_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'page',
    maxBodyBytes: MAX_DECISION_BYTES,
    perClient: CHANGES,
    endpoint: operator,
  },
  {
    path: WELCOME_PATH,
    methods: ['GET', 'HEAD', 'POST'],
    audience: 'page',
    maxBodyBytes: MAX_WELCOME_BYTES,
    perClient: BALLOTS,
    switch: 'plays',
    endpoint: welcome,
  },
  {
    path: RECOVERIES_PATH,
    methods: ['POST'],
    audience: 'page',
    maxBodyBytes: MAX_RECOVERY_BYTES,
    perClient: BALLOTS,
    switch: 'writes',
    endpoint: recoveries,
  },
  {
    path: OPERATIONS_PATH,
    methods: ['POST'],
    audience: 'page',
    maxBodyBytes: MAX_OPERATION_BYTES,
    perClient: BALLOTS,
    switch: 'writes',
    endpoint: operations,
  },
  { path: operationPath(':hash'), methods: READ, audience: 'page', perClient: ORDERS, endpoint: operation },
  { path: `${ARTWORKS_PATH}/:hash`, methods: READ, audience: 'anyOrigin', perClient: SOUNDS, endpoint: artworks },
  { path: `${CLAIMS_PATH}/:chainId/:address`, methods: READ, audience: 'ownOrigin', endpoint: claims },
  { path: `${LISTS_PATH}/*`, methods: READ, audience: 'anyOrigin', endpoint: lists },
  { path: `${LOGOS_PATH}/*`, methods: READ, audience: 'anyOrigin', endpoint: logos },
  { path: ROBOTS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: robots },
  { path: SITEMAP_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: sitemap },
  { path: `${SITEMAPS_PATH}/:name`, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: sitemapPart },
  { path: DROPS_CALENDAR_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: dropsCalendar },
  { path: VOTES_CALENDAR_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: votesCalendar },
  { path: SONGS_FEED_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: songsFeed },
  { path: CANIMUS_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: canimus },
  {
    path: artistFeedPath(':artist'),
    isBesidePages: true,
    methods: READ,
    audience: 'anyOrigin',
    perClient: FEEDS,
    endpoint: artistFeed,
  },
  { path: OEMBED_PATH, methods: READ, audience: 'anyOrigin', perClient: FEEDS, endpoint: oEmbed },
  { path: `${EMBED_PATH}/:kind/:id`, methods: READ, audience: 'anyOrigin', perClient: EMBEDS, endpoint: embeds },
  { path: `${CARDS_PATH}/:kind/:name`, methods: READ, audience: 'anyOrigin', perClient: CARDS, endpoint: cards },
  { path: `${CONTENT_PATH}/*`, methods: READ, audience: 'visitors', perClient: PICTURES, endpoint: content },
  { path: '/*', methods: READ, audience: 'visitors', endpoint: page },
] as const satisfies readonly Route<never>[]

type Endpoints = (typeof ROUTES)[number]['endpoint']

/** The services of all endpoints. Each endpoint receives all of them but is typed to see only its own. */
export type Services = [Endpoints] extends [(services: infer All) => unknown] ? All : never
