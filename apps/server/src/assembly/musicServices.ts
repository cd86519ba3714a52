import type { Kysely } from 'kysely'
import type { Address } from '@musi/domain/address'
import type { SharedServices } from './sharedServices.ts'
import type { OpenObjects } from './openObjects.ts'
import { recordings } from '#music/media/recordings.ts'
import { pieceFileService } from '#market/pieces/pieceFileService.ts'
import { isPictureOfPieceFile } from '#market/pieces/pieceFileStore.ts'
import type { PieceFileTables } from '#market/pieces/pieceFileTables.ts'
import { startPieceFileSweep, unregisteredBytesByNetwork } from '#market/pieces/unregistered.ts'
import { playGate } from '#music/plays/playGate.ts'
import { songSeeder } from '#music/songs/songSeeder.ts'
import type { SongTables } from '#music/songs/songTables.ts'
import { isObjectOfSong } from '#music/songs/songDetails.ts'
import { feedChoices } from '#music/studio/feedChoices.ts'
import { songService } from '#music/studio/songService.ts'
import { objectReferences } from '#music/uploads/objectReferences.ts'
import type { ObjectTables } from '#music/uploads/objectTables.ts'
import { isReferencedByUpload } from '#music/uploads/uploadStore.ts'
import { uploadService } from '#music/uploads/uploadService.ts'
import type { UploadTables } from '#music/uploads/uploadTables.ts'

/** A partial upload not written to for a day was abandoned, or its server was killed. */
const OLD_PART_MS = 86_400_000

/**
 * Creates the services for recordings, uploads, songs and plays, and for piece files, which share
 * their store.
 */
export function musicServices(all: SharedServices, { objects, parts }: OpenObjects) {
  const { config, chain, log, clock, database, index } = all
  const made = recordings({ store: objects, log, inAdvance: config.songs === 'ahead' })
  const bytesOf = async (id: string) => made.bytesOf(id) ?? (await objects.bytesOf(id))
  const { takedowns } = all
  const references = objectReferences({
    store: objects,
    tables: () => database.tables<ObjectTables>(),
    async isReferenced(db, id) {
      const all = db as unknown as Kysely<SongTables & UploadTables & PieceFileTables>
      return (
        made.bytesOf(id) !== null ||
        (await isObjectOfSong(all, id)) ||
        (await isReferencedByUpload(all, id)) ||
        (await isPictureOfPieceFile(all, id))
      )
    },
    clock,
    log,
  })
  const findFirstRegistration = async (contentHash: string, account: Address) => {
    const page = await index.query<'recordings'>({ kind: 'recordings', contentHash })
    const first = page?.rows[0]
    return first === undefined || first.artist === account ? null : first
  }
  const uploads = uploadService({
    ...all,
    objects,
    references,
    takedowns,
    findFirstRegistration,
    unregistered: (db) => unregisteredBytesByNetwork(db as unknown as Kysely<SongTables & PieceFileTables>),
    parts,
  })
  const songs = songService({ ...all, references, takedowns, findFirstRegistration, bytesOf })
  const choices = feedChoices({ ...all, seeds: chain?.listedArtists ?? [] })
  const plays = playGate({ ...all, chain: config.chain, bytesOf, takedowns })
  const pieceFiles = pieceFileService({ ...all, objects, references, takedowns })
  const sweep = startPieceFileSweep({ ...all, references })
  const seeder = songSeeder({ ...all, hasSound: async (id) => (await bytesOf(id)) !== null })
  /** Starts the background work; called after the chain was read for the first time. */
  const begin = () => {
    made.makeInAdvance(chain !== null)
    seeder.begin(chain?.songs ?? [])
    void objects.sweep(clock.now() - OLD_PART_MS)
  }
  return {
    services: {
      objects,
      recordings: made,
      uploads,
      songService: songs,
      feedChoices: choices,
      plays,
      pieceFiles,
    },
    bytesOf,
    begin,
    stoppable: [plays, uploads, songs, sweep, references, made, seeder],
  }
}
