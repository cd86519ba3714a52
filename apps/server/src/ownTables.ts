import { BALLOT_TABLES } from './ballots/ballotTables.ts'
import type { KeptTables } from './database/migrate.ts'
import { ORDER_TABLES } from './market/orderTables.ts'
import { PIECE_FILE_TABLES } from './pieces/pieceFileTables.ts'
import { PLAY_TABLES } from './plays/playTables.ts'
import { PICTURE_TABLES } from './pieces/pictureTables.ts'
import { SESSION_TABLES } from './sessions/sessionTables.ts'
import { SONG_TABLES } from './songs/songTables.ts'
import { UPLOAD_TABLES } from './uploads/uploadTables.ts'

/** Everything that the server keeps by itself, each part with its own versions. */
export const OWN_TABLES: readonly KeptTables[] = [
  SONG_TABLES,
  SESSION_TABLES,
  PLAY_TABLES,
  UPLOAD_TABLES,
  BALLOT_TABLES,
  ORDER_TABLES,
  PICTURE_TABLES,
  PIECE_FILE_TABLES,
]
