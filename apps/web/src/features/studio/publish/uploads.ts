import type { UploadKind } from '@musi/api/music/uploads'
import { type FieldsOf, fields, text, wholeNumber } from '@musi/domain/untrusted'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { fileMark } from './fileMark.ts'
import { fileToSend } from './fileToSend.ts'
import { type SendState, type Sending, sendFile } from './sendFile.ts'
import { studioApi } from './studioApi.ts'

const kept = { upload: text, mark: text, name: text, bytes: wholeNumber }
/** Reads a stored upload with enough to resume it after the page was left. */
export const readKeptUpload = fields(kept)
export type KeptUpload = FieldsOf<typeof kept>

/** A file upload to the server, for any form. */
type Slot = {
  /** Distinguishes the uploads of this page. */
  readonly key: string
  readonly kind: UploadKind
  readonly kept: () => KeptUpload | null
  readonly keep: (upload: KeptUpload | null) => void
  readonly onState: (state: SendState) => void
}

/** The state of an upload that begins. */
export const BEGUN: SendState = { kind: 'sending', received: 0 }

const sendings = perVisit(() => {
  const all = new Map<string, Sending>()
  visitEnd().addEventListener('abort', () => all.forEach(({ cancel }) => cancel()))
  return all
})

/** Uploads that go on while the person looks at other pages, and after a reload from where the server stands. */
export const uploads = {
  isBegun: (key: string): boolean => sendings().has(key),
  /** Uploads a file from the server's state; null if the page was left and no longer holds it. */
  send({ key, kind, kept, keep, onState }: Slot, file: File | null): void {
    sendings().get(key)?.cancel()
    async function onBegun(upload: string, bytes: number): Promise<void> {
      if (file !== null) keep({ upload, mark: await fileMark(file).catch(() => ''), name: file.name, bytes })
    }
    const sending = sendFile({
      ...(kind === 'sound' && { prepare: fileToSend }),
      kind,
      file,
      upload: kept()?.upload ?? null,
      onState,
      onBegun: (upload, bytes) => void onBegun(upload, bytes),
    })
    sendings().set(key, sending)
  },
  /** Answers whether a file that was chosen again is the one that was begun with. */
  async isSame({ kept }: Slot, file: File): Promise<boolean> {
    const mark = kept()?.mark ?? ''
    return mark === '' || (await fileMark(file)) === mark
  },
  /** Deletes an upload here and on the server, so that another file can replace it. */
  clear({ kept, keep }: Slot): void {
    const before = kept()
    if (before !== null) void studioApi.forget(before.upload)
    keep(null)
  },
  pause: (key: string): void => sendings().get(key)?.pause(),
  resume: (key: string): void => sendings().get(key)?.resume(),
  end(key: string): void {
    sendings().get(key)?.cancel()
    sendings().delete(key)
  },
}
