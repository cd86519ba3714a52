import {
  type SessionSong,
  type SongEntry,
  entryOf,
  nextSessionId,
  readSessionSongs,
  sessionSong,
} from '@musi/domain/music/sessionSong'
import { sessionStored } from '#platform/page/storage/sessionStored.ts'
import { closeFile } from './openFiles.ts'
import { logChange } from './logChange.ts'

const store = sessionStored<readonly SessionSong[]>(
  {
    key: 'songs',
    empty: [],
    read(data) {
      const value = readSessionSongs(data) ?? []
      return { value, isDamaged: !Array.isArray(data) || value.length < data.length }
    },
  },
  () => sessionStorage,
)

const filesOf = ({ song_file, artwork }: SongEntry): readonly string[] =>
  [song_file, artwork].flatMap((file) => (file === null ? [] : [file.address]))

/** The songs that were uploaded in this session of the browser, in their order (spec: studio.session). */
export const sessionSongs = {
  get: store.get,
  subscribe: store.subscribe,
  /** Returns the number of the new song; null if a file is missing. */
  add(entry: SongEntry): number | null {
    const song = sessionSong(nextSessionId(store.get()), entry)
    if (song === null) return null
    store.set([...store.get(), song])
    return song.id
  },
  save(id: number, entry: SongEntry): void {
    const before = store.get().find((song) => song.id === id)
    const after = sessionSong(id, entry)
    if (before === undefined || after === null) return
    store.set(store.get().map((song) => (song.id === id ? after : song)))
    const usedFiles = filesOf(entry)
    for (const address of filesOf(entryOf(before))) if (!usedFiles.includes(address)) closeFile(address)
    logChange('Saved', after)
  },
  remove(id: number): void {
    const song = store.get().find((one) => one.id === id)
    if (song === undefined) return
    store.set(store.get().filter((one) => one.id !== id))
    for (const address of filesOf(entryOf(song))) closeFile(address)
    logChange('Deleted', song)
  },
}
