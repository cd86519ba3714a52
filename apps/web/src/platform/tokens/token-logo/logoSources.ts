import { CONTENT_PATH } from '@musi/api/content'
import { LOGOS_PATH, logoPath } from '@musi/api/lists'
import { OUTSIDE_LOGO_PATH } from '@musi/api/outside'
import type { Address } from '@musi/domain/address'
import { type ListUrl, listCandidates, listUrl } from '@musi/domain/token-lists/listUrl'

type Asked = {
  /** Null: the picture is not of a token. */
  readonly address: Address | null
  /** What its list says; a name is looked up before (useLogoSources.ts). */
  readonly logoUri: string | null
  /** Our server draws those of the address book itself. */
  readonly isInBook: boolean
}

type Place = {
  readonly chainId: number
  readonly origin: string
  readonly gateways: readonly string[]
}

const POLYGON = 137
/** The public repository of logos (spec: logos.sources), which names them by address. */
const REPOSITORY = 'https://raw.githubusercontent.com/trustwallet/assets/master/blockchains/polygon/assets'

/** What of this origin is a picture. A list could name any of our addresses. */
const OWN = [LOGOS_PATH, CONTENT_PATH].map((path) => `${path}/`)

export type Placed = Exclude<ListUrl, { kind: 'name' }>

/** Where the logo of a token can be, best first; every one of them on our own origin (spec: logos.sources). */
export function logoSources({ address, logoUri, isInBook }: Asked, place: Place): readonly string[] {
  const { chainId, origin, gateways } = place
  const listed = logoUri === null ? null : listUrl(logoUri)
  const urls = listed === null || listed.kind === 'name' ? [] : listCandidates(listed, { gateways, own: origin })
  return [
    ...urls.flatMap((url) => onOurOrigin(url, origin) ?? []),
    ...(address !== null && isInBook ? [logoPath(address)] : []),
    ...(address !== null && chainId === POLYGON ? [throughServer(`${REPOSITORY}/${address}/logo.png`)] : []),
  ].filter((source, at, all) => all.indexOf(source) === at)
}

const throughServer = (url: string) => `${OUTSIDE_LOGO_PATH}?url=${encodeURIComponent(url)}`

/** Null: it is of this origin and no picture. */
function onOurOrigin(url: string, origin: string): string | null {
  const parsed = URL.parse(url, origin)
  if (parsed === null) return null
  if (parsed.origin !== origin) return throughServer(url)
  return OWN.some((path) => parsed.pathname.startsWith(path)) ? parsed.pathname : null
}
