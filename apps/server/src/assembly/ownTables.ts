import { BALLOT_TABLES } from '#exchange/ballots/ballotTables.ts'
import { MODERATION_TABLES } from '#moderation/moderationTables.ts'
import { FEED_CHOICE_TABLES } from '#music/studio/feedChoiceTables.ts'
import type { PartTables } from '#platform/database/migrate.ts'
import { ORDER_TABLES } from '#market/orders/orderTables.ts'
import { OBJECT_TABLES } from '#music/uploads/objectTables.ts'
import { PIECE_FILE_TABLES } from '#market/pieces/pieceFileTables.ts'
import { SWITCH_TABLES } from '#platform/operator/switchTables.ts'
import { PLAY_TABLES } from '#music/plays/playTables.ts'
import { PICTURE_TABLES } from '#market/pieces/pictureTables.ts'
import { SESSION_TABLES } from '#accounts/sessionTables.ts'
import { SONG_TABLES } from '#music/songs/songTables.ts'
import { TOUCH_TABLES } from '#touch/touchTables.ts'
import { UPLOAD_TABLES } from '#music/uploads/uploadTables.ts'

/** All tables the server keeps besides the history; each part has its own migrations. */
export const OWN_TABLES: readonly PartTables[] = [
  SONG_TABLES,
  SESSION_TABLES,
  PLAY_TABLES,
  UPLOAD_TABLES,
  BALLOT_TABLES,
  ORDER_TABLES,
  PICTURE_TABLES,
  PIECE_FILE_TABLES,
  OBJECT_TABLES,
  FEED_CHOICE_TABLES,
  SWITCH_TABLES,
  MODERATION_TABLES,
  TOUCH_TABLES,
]
