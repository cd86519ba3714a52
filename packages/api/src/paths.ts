// API paths, kept separate from the schemas so that the first load of a page does not include those.

export const ACTS_PATH = '/api/acts'
export const ARTIST_TOKENS_PATH = '/api/artist-tokens'
export const BALLOTS_PATH = '/api/ballots'
export const CANDLES_PATH = '/api/candles'
/** Preview images that other programs show beside a link. */
export const CARDS_PATH = '/cards'
export const CLAIMS_PATH = '/claims'
export const DELEGATES_PATH = '/api/delegates'
export const DELEGATIONS_PATH = '/api/delegations'
export const EARNINGS_PATH = '/api/earnings'
/** Calendar files, which calendar programs poll. */
export const DROPS_CALENDAR_PATH = '/drops.ics'
export const VOTES_CALENDAR_PATH = '/votes.ics'
export const ROBOTS_PATH = '/robots.txt'
export const SITEMAP_PATH = '/sitemap.xml'
export const SITEMAPS_PATH = '/sitemaps'
/** Pages that other sites embed in frames. */
export const EMBED_PATH = '/embed'
export const OEMBED_PATH = '/oembed'
/** GET and PUT whether other programs may list the signed-in account's songs. */
export const FEED_CHOICE_PATH = '/api/studio/feeds'
/** RSS of the songs of all artists who opted in. */
export const SONGS_FEED_PATH = '/songs.xml'
/** Songs of the artists who opted in, for other music platforms: paged, deletions included. */
export const CANIMUS_PATH = '/canimus.json'
export const artistFeedPath = (artist: string): string => `/artist/${artist}/feed.xml`
export const HEADS_PATH = '/heads'
export const HEALTH_PATH = '/health'
/** Liveness and readiness, for supervisors and load balancers. */
export const LIVE_PATH = '/live'
export const READY_PATH = '/ready'
/** Metrics for Prometheus, for this machine or with a token. */
export const METRICS_PATH = '/metrics'
export const HOLDERS_PATH = '/api/holders'
export const MARKET_PATH = '/api/market'
export const MARKET_POOLS_PATH = '/api/market/pools'
export const MARKET_TOKENS_PATH = '/api/market/tokens'
/** Token transfers. */
export const MOVES_PATH = '/api/moves'
/** OpenAPI 3.1 document of the endpoints open to any origin. */
export const OPEN_API_PATH = '/api/openapi.json'
/** POST submits one signed operation of a passkey account to the chain. */
export const OPERATIONS_PATH = '/api/ops'
/** GET returns how an operation fared, by its hash. */
export const operationPath = (operation: string): string => `${OPERATIONS_PATH}/${operation}`
export const ORDERS_PATH = '/api/orders'
export const CONFIG_PATH = '/config'
export const CONFIG_ELEMENT_ID = 'musi-config'
/** POST: a visitor's report about a song, picture, piece, collection, token or account. */
export const CONTENT_REPORTS_PATH = '/api/content-reports'
/** GET `?subject=` or `?owner=`: an operator's decisions. */
export const DECISIONS_PATH = '/api/decisions'
/** PUT: the owner's reply to a decision. */
export const decisionReplyPath = (decision: string): string => `${DECISIONS_PATH}/${decision}/reply`
/** GET: what an operator sees. POST: a decision. */
export const OPERATOR_PATH = '/api/operator'
export const PAIRS_PATH = '/api/pairs'
export const PIECE_FILES_PATH = '/api/studio/pieces'
/** Prefix of everything about collectibles. */
export const NFT_PATH = '/api/nft'
export const PIECES_PATH = '/api/nft/pieces'
/** The marketplace listing of the specification: `?owner=&order_direction=desc&offset=0&limit=6`. */
export const ASSETS_PATH = '/api/nft/assets'
/** One item: `?token_address=&token_id=`. */
export const ASSET_PATH = '/api/nft/asset'
export const mediaPath = (collection: string, id: string): string => `/api/nft/${collection}/${id}/media`
export const salesPath = (collection: string, id: string): string => `/api/nft/${collection}/${id}/sales`
/** The page of a piece. */
export const piecePath = (collection: string, id: string): string => `/nft/${collection}/${id}`
export const PLAYS_PATH = '/api/plays'
/** A song's audio; `?ticket=` plays it with a ticket. */
export const soundPath = (song: string): string => `/api/songs/${song}/sound`
export const POSITIONS_PATH = '/api/positions'
export const PROPOSALS_PATH = '/api/proposals'
export const RANKED_SONGS_PATH = '/api/ranks/songs'
export const RANKED_ARTISTS_PATH = '/api/ranks/artists'
export const RANK_PAYERS_PATH = '/api/ranks/payers'
/** Reports of the page, if the operator has configured a destination (spec: reports.forwarded). */
export const ANALYTICS_PATH = '/analytics'
export const ERRORS_PATH = '/errors'
export const SESSION_PATH = '/api/session'
/** POST issues a nonce. */
export const NONCE_PATH = '/api/session/nonce'
/** POST signs out. */
export const SIGN_OUT_PATH = '/api/session/end'
/** Public audio at {SOUNDS_PATH}/{hash}: previews and bundled samples. Supports range requests; immutable. */
export const SOUNDS_PATH = '/sounds'
export const SONGS_PATH = '/api/songs'
export const STATEMENT_PATH = '/api/statement.csv'
/** POST creates a draft, GET lists the songs. */
export const STUDIO_PATH = '/api/studio/songs'
/** PUT changes a song, DELETE deletes it; both return the song. */
export const studioSongPath = (song: string): string => `${STUDIO_PATH}/${song}`
export const TRANSACTIONS_PATH = '/api/transactions'
/** POST begins an upload, GET lists them. */
export const UPLOADS_PATH = '/api/uploads'
/** PUT `?from=` sends a part as the body, GET returns the state, DELETE cancels. */
export const uploadPath = (upload: string): string => `${UPLOADS_PATH}/${upload}`
/** Pictures of songs at {ARTWORKS_PATH}/{hash}; immutable. */
export const ARTWORKS_PATH = '/artworks'
/** POST puts the new key of a recovered account in force. */
export const RECOVERIES_PATH = '/api/recoveries'
/** POST opens an account with a passkey and plays one song for it, paid by a sponsor. */
export const WELCOME_PATH = '/api/welcome'
/** Value of an account's tokens over time. */
export const WORTH_PATH = '/api/worth'

/** Paths whose content other programs show: previews, feeds, calendars, embeds. */
export const REACH_PATHS = [
  CANIMUS_PATH,
  CARDS_PATH,
  DROPS_CALENDAR_PATH,
  EMBED_PATH,
  OEMBED_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  SITEMAPS_PATH,
  SONGS_FEED_PATH,
  VOTES_CALENDAR_PATH,
] as const
