import { ownPath } from '@musi/domain/ownPath'
import { AT_ENDS, EMPTY_PLAYER, type Player } from '@musi/domain/player/playerState'
import type { Track } from '@musi/domain/player/track'
import { type Reader, fields, flag, list, oneOf, orNull, text } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'
import { PLAYER_KEY } from './playerWanted.ts'

const number: Reader<number> = (given) => (typeof given === 'number' && Number.isFinite(given) ? given : undefined)
const positive: Reader<number> = (given) => (typeof given === 'number' && given >= 0 ? number(given) : undefined)

/** Only our own paths are accepted, so that a script with access to the storage cannot redirect sounds and pictures. */
const wholeTrack: Reader<Track> = fields({
  id: text,
  title: text,
  artist: text,
  coverSeed: text,
  picture: orNull(ownPath),
  seconds: orNull(positive),
  preview: orNull(fields({ from: positive, seconds: positive, address: ownPath })),
  whole: orNull(fields({ address: ownPath, isOpen: flag })),
  gainDb: number,
  waveform: text,
})

/** Tracks stored by earlier versions have no picture and no waveform. */
const track: Reader<Track> = (given) =>
  wholeTrack(typeof given === 'object' && given !== null ? { picture: null, waveform: '', ...given } : given)

type StoredPlayer = Pick<
  Player,
  'list' | 'part' | 'paidIn' | 'seconds' | 'volume' | 'isMuted' | 'atEnd' | 'isShuffled'
> & {
  /** Id of the current song. */
  id: string | null
  /** Track ids in the order in which they are played. */
  order: readonly string[]
}

/** Enough to scroll. Limited, because the storage is shared with data that cannot be fetched again. */
const MAX_TRACKS = 200

const storage = stored<StoredPlayer>(
  {
    key: PLAYER_KEY,
    version: 1,
    defaults: { ...toStored(EMPTY_PLAYER), volume: EMPTY_PLAYER.volume },
    readers: {
      list: list(track),
      id: orNull(text),
      order: list(text),
      part: oneOf('preview', 'full'),
      paidIn: orNull(text),
      seconds: positive,
      volume: (given) => (typeof given === 'number' && given >= 0 && given <= 1 ? given : undefined),
      isMuted: flag,
      atEnd: oneOf(...AT_ENDS),
      isShuffled: flag,
    },
  },
  () => localStorage,
)

/** Tracks with `blob:` URLs are not stored: those URLs are only valid in this page. */
function isStorable({ preview, whole, picture }: Track): boolean {
  const addresses = [preview?.address, whole?.address, picture]
  return addresses.every((address) => (address ?? null) === null || ownPath(address) !== undefined)
}

function toStored({
  list,
  queue,
  at,
  part,
  paidIn,
  seconds,
  volume,
  isMuted,
  atEnd,
  isShuffled,
}: Player): StoredPlayer {
  const order = queue
    .filter(isStorable)
    .slice(0, MAX_TRACKS)
    .map(({ id }) => id)
  const current = queue[at]
  return {
    list: list.filter(isStorable).slice(0, MAX_TRACKS),
    id: current !== undefined && isStorable(current) ? current.id : null,
    order,
    part,
    paidIn,
    seconds,
    volume,
    isMuted,
    atEnd,
    isShuffled,
  }
}

/** Saves queue, position and volume for the next visit (spec: player.kept). */
export const savePlayer = (player: Player): void => storage.set(toStored(player))

/** Restores the player paused: nothing plays before a click. */
export function restorePlayer(): Player {
  const { list, id, order, seconds, ...rest } = storage.get()
  const byId = new Map(list.map((each) => [each.id, each]))
  const inOrder = order.flatMap((each) => byId.get(each) ?? [])
  const queue = inOrder.length === list.length ? inOrder : list
  const at = Math.max(
    queue.findIndex((each) => each.id === id),
    0,
  )
  const isBegun = seconds > 0 && queue[at]?.id === id
  return {
    ...EMPTY_PLAYER,
    ...rest,
    list,
    queue,
    at,
    seconds: isBegun ? seconds : 0,
    phase: { kind: isBegun ? 'paused' : 'stopped' },
  }
}
