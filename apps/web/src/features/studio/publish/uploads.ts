import type { UploadKind } from '@musi/api/music/uploads'
import { type FieldsOf, fields, text, wholeNumber } from '@musi/domain/untrusted'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { fileMark } from './fileMark.ts'
import { fileToSend } from './fileToSend.ts'
import { type SendState, type Sending, sendFile } from './sendFile.ts'
import { studioApi } from './studioApi.ts'

const uploadFields = { upload: text, mark: text, name: text, bytes: wholeNumber }
/** Reads a stored upload with enough to resume it after the page was left. */
export const readStoredUpload = fields(uploadFields)
export type StoredUpload = FieldsOf<typeof uploadFields>

/** A file upload to the server, for any form. */
type Slot = {
  /** Key that distinguishes the uploads of this page. */
  readonly key: string
  readonly kind: UploadKind
  readonly storedUpload: () => StoredUpload | null
  readonly storeUpload: (upload: StoredUpload | null) => void
  readonly onState: (state: SendState) => void
}

/** State of an upload that has just begun. */
export const INITIAL_SEND_STATE: SendState = { kind: 'sending', received: 0 }

const sendings = perVisit(() => {
  const all = new Map<string, Sending>()
  visitEnd().addEventListener('abort', () => all.forEach(({ cancel }) => cancel()))
  return all
})

/** Uploads that continue while the person visits other pages, and resume after a reload from the server's position. */
export const uploads = {
  hasBegun: (key: string): boolean => sendings().has(key),
  /** Uploads a file from the server's state; null if the page was left and no longer has it. */
  send({ key, kind, storedUpload, storeUpload, onState }: Slot, file: File | null): void {
    sendings().get(key)?.cancel()
    async function onBegun(upload: string, bytes: number): Promise<void> {
      if (file !== null) storeUpload({ upload, mark: await fileMark(file).catch(() => ''), name: file.name, bytes })
    }
    const sending = sendFile({
      ...(kind === 'sound' && { prepare: fileToSend }),
      kind,
      file,
      upload: storedUpload()?.upload ?? null,
      onState,
      onBegun: (upload, bytes) => void onBegun(upload, bytes),
    })
    sendings().set(key, sending)
  },
  /** True if a file that was chosen again is the one that the upload began with. */
  async isSame({ storedUpload }: Slot, file: File): Promise<boolean> {
    const mark = storedUpload()?.mark ?? ''
    return mark === '' || (await fileMark(file)) === mark
  },
  /** Deletes an upload here and on the server, so that another file can replace it. */
  clear({ storedUpload, storeUpload }: Slot): void {
    const before = storedUpload()
    if (before !== null) void studioApi.deleteUpload(before.upload)
    storeUpload(null)
  },
  pause: (key: string): void => sendings().get(key)?.pause(),
  resume: (key: string): void => sendings().get(key)?.resume(),
  end(key: string): void {
    sendings().get(key)?.cancel()
    sendings().delete(key)
  },
}
