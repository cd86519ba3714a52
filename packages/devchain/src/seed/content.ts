import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { World } from '@musi/contracts/deploy/world'
import { coverArt } from '@musi/domain/artwork/coverArt'
import { coverSvg } from '@musi/domain/artwork/coverSvg'
import { contentHash, contentId } from '@musi/domain/content/contentId'
import { seededArtists } from './music/artists.ts'
import type { DropPlan } from './collectibles/dropPlans.ts'
import { seededDrops } from './collectibles/seededDrops.ts'

/** A content-addressed file, as on IPFS. */
export type ContentFile = { id: string; bytes: Uint8Array<ArrayBuffer>; type: string }

function fileOf(text: string, type: string): ContentFile {
  const bytes = new TextEncoder().encode(text)
  return { id: contentId(bytes), bytes, type }
}

const jsonFile = (value: unknown) => fileOf(`${JSON.stringify(value, null, 2)}\n`, 'application/json')
const svgFile = (text: string) => fileOf(text, 'image/svg+xml')
const uriOf = ({ id }: ContentFile) => `ipfs://${id}`

const coverOf = (plan: DropPlan) => svgFile(coverSvg(coverArt(`drop ${plan.title}`)))

/** The metadata of a collectible. */
export function dropFile(plan: DropPlan, artistName: string): ContentFile {
  const { title, description } = plan
  return jsonFile({
    name: title,
    description,
    image: uriOf(coverOf(plan)),
    attributes: [{ trait_type: 'Artist', value: artistName }],
  })
}

/** Pictures of artist tokens, which are displayed as record sleeves (spec: logos.coin-or-record). */
const sleeves = (world: World) => seededArtists(world).map(({ token }) => svgFile(coverSvg(coverArt(token.address))))

/** A third-party token list with an ENS name. */
function artistList(world: World): ContentFile {
  const pictures = sleeves(world)
  return jsonFile({
    name: 'Artists On The Chain',
    timestamp: '2026-11-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    keywords: ['artists', 'music'],
    tokens: seededArtists(world).map(({ token: { address, name, symbol } }, at) => {
      const picture = pictures[at]
      const logo = picture === undefined ? {} : { logoURI: uriOf(picture) }
      return { chainId: EMBEDDED_CHAIN_ID, address, decimals: 18, name, symbol, ...logo }
    }),
  })
}

/** The content hash of the list's name. */
export const artistListHash = (world: World) => contentHash(artistList(world).bytes)

/** All files that something on the chain refers to, by id. */
export function contentOf(world: World): ReadonlyMap<string, ContentFile> {
  const drops = seededDrops(world).flatMap(({ plan, artist }) => [dropFile(plan, artist.person.name), coverOf(plan)])
  return new Map([artistList(world), ...sleeves(world), ...drops].map((file) => [file.id, file]))
}
