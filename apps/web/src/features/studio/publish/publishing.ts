import type { NewSong } from '@musi/api/music/studio'
import type { UploadKind } from '@musi/api/music/uploads'
import type { Address } from '@musi/domain/address'
import type { SongEntry } from '@musi/domain/music/sessionSong'
import { songCost } from '@musi/domain/music/songCost'
import { mapSongTexts } from '@musi/domain/text/textLimits'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import { fileOf } from '../session/openFiles.ts'
import { type StoredPublishing, storedPublishing } from './storedPublishing.ts'
import type { SendState } from './sendFile.ts'
import type { SongTerms } from '../terms/parseTerms.ts'
import { type Code, type OwnSong, studioApi } from './studioApi.ts'
import { INITIAL_SEND_STATE, uploads } from './uploads.ts'

export type Terms = SongTerms & { readonly account: Address }

/** A song of this session that is being published. */
export type Publishing = {
  readonly terms: Terms
  readonly files: Readonly<Record<UploadKind, SendState>>
  /** The chosen file that differs from the one the upload began with. */
  readonly mismatch: UploadKind | null
  /** The song as stored on the server, once both files are checked. */
  readonly song: OwnSong | null
  /** True if both files were uploaded before the page was left, and the server created a draft from them. */
  readonly isDrafted: boolean
  /** Reason why the server refused the draft. */
  readonly failure: Code | null
  readonly isRegistered: boolean
}

const INTERRUPTED: SendState = { kind: 'interrupted' }
const KINDS = ['sound', 'artwork'] as const

/** State of a publication stored before the page was left. */
function restorePublishing(storedState: StoredPublishing): Publishing | null {
  const { account, token, opensAtSeconds, payees, supporters, draft, isRegistered } = storedState
  const [first, ...others] = payees
  if (first === undefined) return null
  const opens = opensAtSeconds === null ? null : BigInt(opensAtSeconds)
  return {
    terms: { account, token, opensAtSeconds: opens, payees: [first, ...others], supporters },
    files: { sound: INTERRUPTED, artwork: INTERRUPTED },
    mismatch: null,
    song: null,
    isDrafted: draft !== null,
    failure: null,
    isRegistered,
  }
}

const value = visitValue<ReadonlyMap<number, Publishing>>(
  () =>
    new Map(
      storedPublishing.all().flatMap((storedState) => {
        const now = restorePublishing(storedState)
        return now === null ? [] : [[storedState.id, now] as const]
      }),
    ),
)

function change(id: number, part: Partial<Publishing>): Publishing | null {
  const now = value.get().get(id)
  if (now === undefined) return null
  const next = { ...now, ...part }
  value.set(new Map([...value.get(), [id, next]]))
  return next
}

/** Terms that the server stores until the song is registered. */
export const planOf = ({ token, opensAtSeconds, payees }: SongTerms, cost: bigint | null): NewSong['plan'] => ({
  token,
  cost: cost === null ? null : cost.toString(),
  payees: [...payees],
  opensAtSeconds: opensAtSeconds === null ? null : opensAtSeconds.toString(),
})

function newSongOf(entry: SongEntry, terms: Terms, sound: string, artwork: string): NewSong {
  const cost = songCost(entry.cost)
  return {
    ...mapSongTexts((name) => entry[name]),
    released_date: entry.released_date,
    keys: [],
    supporters: [...terms.supporters],
    plan: planOf(terms, cost.kind === 'cost' ? cost.raw : null),
    sound,
    artwork,
  }
}

async function makeDraft(id: number, entry: SongEntry, { files, terms }: Publishing): Promise<void> {
  if (files.sound.kind !== 'ready' || files.artwork.kind !== 'ready') return
  const answer = await studioApi.createDraft(newSongOf(entry, terms, files.sound.upload, files.artwork.upload))
  if (answer.kind === 'success') {
    storedPublishing.change(id, { draft: answer.value.song })
    change(id, { song: answer.value, isDrafted: true, failure: null })
  } else change(id, { failure: answer.kind === 'unreachable' ? 'away' : answer.code })
}

/** Stores the flag for a reloaded page, and returns it as a change. */
function storeRegistration(id: number, isRegistered: boolean): Pick<Publishing, 'isRegistered'> {
  storedPublishing.change(id, { isRegistered })
  return { isRegistered }
}

/** Finds the draft that was created before the page was left, or creates it again if it is missing. */
async function findDraft(id: number, draft: string): Promise<void> {
  const answer = await studioApi.songs()
  if (answer.kind !== 'success') {
    change(id, { failure: answer.kind === 'unreachable' ? 'away' : answer.code })
    return
  }
  const song = answer.value.songs.find((each) => each.song === draft)
  if (song === undefined) publishing.cancel(id)
  else change(id, { song, failure: null, ...storeRegistration(id, song.stage !== 'draft') })
}

const keyOf = (id: number, kind: UploadKind) => `${id} ${kind}`

const slotOf = (id: number, entry: SongEntry, kind: UploadKind) => ({
  key: keyOf(id, kind),
  kind,
  storedUpload: () => storedPublishing.of(id)?.[kind] ?? null,
  storeUpload: (upload: StoredPublishing[UploadKind]) => storedPublishing.change(id, { [kind]: upload }),
  onState(state: SendState) {
    const before = value.get().get(id)?.files
    const now = before === undefined ? null : change(id, { files: { ...before, [kind]: state } })
    if (now !== null && state.kind === 'ready') void makeDraft(id, entry, now)
  },
})

const openFileOf = (entry: SongEntry, kind: UploadKind): File | null =>
  fileOf((kind === 'sound' ? entry.song_file : entry.artwork)?.address ?? '')

const sendBoth = (id: number, entry: SongEntry): void =>
  KINDS.forEach((kind) => uploads.send(slotOf(id, entry, kind), openFileOf(entry, kind)))

/**
 * Publishes songs. Continues while the user visits other pages, and resumes after a reload from the
 * server's state (spec: studio.upload, studio.resumed).
 */
export const publishing = {
  get: value.get,
  subscribe: value.subscribe,
  begin(id: number, entry: SongEntry, terms: Terms): void {
    const files = { sound: INITIAL_SEND_STATE, artwork: INITIAL_SEND_STATE }
    const { account, token, payees, supporters, opensAtSeconds } = terms
    const noUploads = { sound: null, artwork: null, draft: null, isRegistered: false }
    storedPublishing.save({
      id,
      account,
      token,
      opensAtSeconds: opensAtSeconds?.toString() ?? null,
      ...noUploads,
      payees: [...payees],
      supporters: [...supporters],
    })
    const now = { terms, files, mismatch: null, song: null, isDrafted: false, failure: null, isRegistered: false }
    value.set(new Map([...value.get(), [id, now]]))
    sendBoth(id, entry)
  },
  /** Resumes a publication begun before the page was left. */
  resumeAfterReload(id: number, entry: SongEntry): void {
    const now = value.get().get(id)
    const draft = storedPublishing.of(id)?.draft ?? null
    if (now === undefined || now.song !== null || KINDS.some((kind) => now.files[kind].kind !== 'interrupted')) return
    if (draft !== null) void findDraft(id, draft)
    else sendBoth(id, entry)
  },
  /** Resumes with a file chosen again, or retries. False if the file differs from the original. */
  async resumeWith(id: number, entry: SongEntry, kind: UploadKind, file: File): Promise<boolean> {
    const slot = slotOf(id, entry, kind)
    const isSame = await uploads.isSame(slot, file)
    change(id, { mismatch: isSame ? null : kind })
    if (isSame) uploads.send(slot, file)
    return isSame
  },
  /** Replaces a refused file. */
  replace(id: number, entry: SongEntry, kind: UploadKind, file: File): void {
    const slot = slotOf(id, entry, kind)
    uploads.clear(slot)
    change(id, { mismatch: null, failure: null })
    uploads.send(slot, file)
  },
  pause: (id: number) => KINDS.forEach((kind) => uploads.pause(keyOf(id, kind))),
  resume: (id: number) => KINDS.forEach((kind) => uploads.resume(keyOf(id, kind))),
  /** Returns to the terms and deletes the upload on the server. */
  cancel(id: number): void {
    const storedState = storedPublishing.of(id)
    for (const kind of KINDS) {
      uploads.end(keyOf(id, kind))
      const upload = storedState?.[kind]?.upload
      if (upload !== undefined && storedState?.draft === null) void studioApi.deleteUpload(upload)
    }
    storedPublishing.forget(id)
    value.set(new Map([...value.get()].filter(([one]) => one !== id)))
  },
  /** Retries a failure on the server. */
  retry(id: number, entry: SongEntry): void {
    const now = change(id, { failure: null })
    const draft = storedPublishing.of(id)?.draft ?? null
    if (draft !== null) void findDraft(id, draft)
    else if (now !== null) void makeDraft(id, entry, now)
  },
  markRegistered: (id: number) => void change(id, storeRegistration(id, true)),
  /** Applies a change made in the account's song list; null if the song was deleted. */
  updateSong(song: string, part: Partial<Pick<Publishing, 'song' | 'isRegistered'>> | null): void {
    for (const [id, now] of value.get())
      if (now.song?.song === song)
        if (part === null) publishing.cancel(id)
        else change(id, { ...part, ...(part.isRegistered !== undefined && storeRegistration(id, part.isRegistered)) })
  },
}
