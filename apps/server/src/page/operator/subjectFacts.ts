import { type Address, parseAddress } from '@musi/domain/address'
import { type Subject, ownerOfPicture } from '@musi/domain/moderation/subject'
import type { ArtistFeed } from '#exchange/artists/artistFeed.ts'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { PieceService } from '#market/pieces/pieceService.ts'
import type { SongTables } from '#music/songs/songTables.ts'
import { findPieceFile } from '#market/pieces/pieceFileStore.ts'
import type { PieceFileTables } from '#market/pieces/pieceFileTables.ts'
import { artworkObject, songRow } from '#music/songs/songDetails.ts'

type Needs = Pick<ServiceNeeds, 'database' | 'index'> & {
  artists: Pick<ArtistFeed, 'latest'>
  pieces: Pick<PieceService, 'pieces' | 'imageOf'>
}

/** The account that a subject belongs to, and the names of its stored files. */
export type SubjectFacts = { readonly owner: Address | null; readonly objects: readonly string[] }

/** Facts to store with a decision. Unknown ones are left out, so that a decision never has to wait. */
export async function subjectFacts(needs: Needs, subject: Subject): Promise<SubjectFacts> {
  const { kind, id } = ownerOfPicture(subject)
  switch (kind) {
    case 'song':
      return songFacts(needs, id, subject.kind === 'picture')
    case 'piece':
      return pieceFacts(needs, id)
    case 'collection':
      return { owner: await collectionMaker(needs, parseAddress(id)), objects: [] }
    case 'token':
      return { owner: tokenMaker(needs, id), objects: [] }
    default:
      return { owner: parseAddress(id), objects: [] }
  }
}

async function songFacts({ database, index }: Needs, song: string, isPicture: boolean): Promise<SubjectFacts> {
  const [page, tables] = await Promise.all([
    index.query<'songs'>({ kind: 'songs', song, artist: null, before: null }),
    database.tables<SongTables>(),
  ])
  const row = tables === null ? undefined : await songRow(tables, song)
  const picture = artworkObject(row?.artwork ?? null)
  const objects = isPicture ? [picture] : [row?.sound_object ?? null, row?.preview_object ?? null, picture]
  return {
    owner: parseAddress(page?.rows[0]?.artist ?? row?.account ?? ''),
    objects: objects.filter((each) => each !== null),
  }
}

function tokenMaker({ artists }: Needs, token: string): Address | null {
  const known = artists.latest()?.find(({ address }) => address === token)
  return known === undefined ? null : parseAddress(known.creator)
}

/** The picture can only be withdrawn if its artist stored it on this server. */
async function pieceFacts(needs: Needs, id: string): Promise<SubjectFacts> {
  const [collection = '', number = ''] = id.split('-')
  const address = parseAddress(collection)
  if (address === null) return { owner: null, objects: [] }
  const [owner, image, tables] = await Promise.all([
    collectionMaker(needs, address),
    needs.pieces.imageOf(address, number).catch(() => null),
    needs.database.tables<PieceFileTables>(),
  ])
  const content = image?.split('/').at(-1) ?? null
  const file = content === null || tables === null ? undefined : await findPieceFile(tables, content)
  return { owner, objects: file === undefined ? [] : [file.picture_object] }
}

async function collectionMaker({ pieces }: Needs, collection: Address | null): Promise<Address | null> {
  const listing = await pieces.pieces()
  const first = listing?.pieces.find((piece) => piece.collection === collection)
  const minter = listing?.collections.find(({ address }) => address === collection)?.minter ?? null
  return parseAddress(first?.maker ?? minter ?? '')
}
