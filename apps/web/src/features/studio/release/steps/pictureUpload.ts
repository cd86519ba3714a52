import type { Address } from '@musi/domain/address'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import type { SendState } from '../../publish/sendFile.ts'
import { type Code, studioApi } from '../../publish/studioApi.ts'
import { INITIAL_SEND_STATE, uploads } from '../../publish/uploads.ts'
import { type StoredRelease, storedReleases } from '../state/storedReleases.ts'

type PictureUpload = {
  readonly state: SendState
  /** True if the chosen file differs from the original. */
  readonly isMismatch: boolean
  /** Reason why the server did not store the piece's metadata. */
  readonly failure: Code | null
}

const INITIAL: PictureUpload = { state: INITIAL_SEND_STATE, isMismatch: false, failure: null }
const value = visitValue<ReadonlyMap<Address, PictureUpload>>(() => new Map())

const change = (account: Address, part: Partial<PictureUpload>): void =>
  value.set(new Map([...value.get(), [account, { ...(value.get().get(account) ?? INITIAL), ...part }]]))

/** Stores the piece's metadata on our server; a repeated request returns the same file. */
async function storeMetadata({ account, name, description, artist }: StoredRelease, upload: string): Promise<void> {
  const answer = await studioApi.pieceFile({ name, description, artist, artwork: upload })
  if (answer.kind === 'success') storedReleases.change(account, { file: answer.value.path })
  else if (answer.kind === 'refused' && answer.code === 'notReady') {
    // The upload is gone, so the picture is needed again.
    storedReleases.change(account, { upload: null })
    change(account, { state: { kind: 'fileMissing', received: 0 } })
  } else change(account, { failure: answer.kind === 'unreachable' ? 'away' : answer.code })
}

const slotOf = (release: StoredRelease) => ({
  key: release.account,
  kind: 'artwork' as const,
  storedUpload: () => storedReleases.of(release.account)?.upload ?? null,
  storeUpload: (upload: StoredRelease['upload']) => storedReleases.change(release.account, { upload }),
  onState(state: SendState) {
    change(release.account, { state })
    if (state.kind === 'ready') void storeMetadata(release, state.upload)
  },
})

function send(release: StoredRelease, file: File | null): void {
  change(release.account, INITIAL)
  uploads.send(slotOf(release), file)
}

/** Uploads a release's picture from the server's state, with the piece's metadata (spec: release.resumed). */
export const pictureUpload = {
  get: value.get,
  subscribe: value.subscribe,
  /** Starts, or resumes an upload begun before the page was left. */
  resumeAfterReload(release: StoredRelease, file: File | null): void {
    if (release.file === null && !uploads.hasBegun(release.account)) send(release, file)
  },
  /** Resumes with a file chosen again; rejects a different file. */
  async resumeWith(release: StoredRelease, file: File): Promise<void> {
    if (await uploads.isSame(slotOf(release), file)) send(release, file)
    else change(release.account, { isMismatch: true })
  },
  /** Replaces a refused file. */
  replace(release: StoredRelease, file: File): void {
    uploads.clear(slotOf(release))
    send(release, file)
  },
  pause: uploads.pause,
  resume: uploads.resume,
  /** Retries a failure on the server. */
  retry(release: StoredRelease, file: File | null): void {
    send(release, file)
  },
  /** Stops the upload when the release no longer needs it; an unused upload is deleted on the server. */
  end({ account, upload, file }: StoredRelease): void {
    uploads.end(account)
    if (upload !== null && file === null) void studioApi.deleteUpload(upload.upload)
    value.set(new Map([...value.get()].filter(([one]) => one !== account)))
  },
}
