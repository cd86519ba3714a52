// For tests only: an artist at the studio, as the page would send what it asks.
import { UPLOADS_PATH, Upload, type UploadKind, uploadPath } from '@musi/api/uploads'
import { vi } from 'vitest'
import type { testPage } from '../../testSignIn.ts'

type Page = ReturnType<typeof testPage>

export const uploadIn = ({ status, text }: { status: number; text: string }): Upload => {
  if (status !== 200) throw new Error(`${status} ${text}`)
  return Upload.parse(JSON.parse(text))
}

export const begun = async (page: Page, bytes: number, kind: UploadKind = 'sound', name = 'a.mp3'): Promise<Upload> =>
  uploadIn(await page.post(UPLOADS_PATH, { kind, bytes, name }))

export async function sendAll(page: Page, { upload, partBytes }: Upload, file: Buffer, from = 0): Promise<void> {
  for (let at = from; at < file.length; at += partBytes)
    uploadIn(await page.put(`${uploadPath(upload)}?from=${at}`, file.subarray(at, at + partBytes)))
}

export const settled = (page: Page, upload: string): Promise<Upload> =>
  vi.waitFor(
    async () => {
      const now = uploadIn(await page.get(uploadPath(upload)))
      if (now.state.is !== 'ready' && now.state.is !== 'refused') throw new Error(now.state.is)
      return now
    },
    { timeout: 60_000, interval: 50 },
  )

/** A file from its first byte to what became of it. */
export async function uploaded(page: Page, file: Buffer, kind: UploadKind = 'sound', name?: string): Promise<Upload> {
  const upload = await begun(page, file.length, kind, name)
  await sendAll(page, upload, file)
  return await settled(page, upload.upload)
}
