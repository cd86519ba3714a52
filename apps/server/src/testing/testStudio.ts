// For tests only: uploads as an artist's page sends them.
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload, type UploadKind } from '@musi/api/music/uploads'
import type { testPage } from './testSignIn.ts'
import { validated } from './validated.ts'
import { uploadPath, UPLOADS_PATH } from '@musi/api/paths'

type Page = ReturnType<typeof testPage>

export const parseUpload = ({ status, text }: { status: number; text: string }): Upload => {
  if (status !== 200) throw new Error(`${status} ${text}`)
  return validated(Upload, JSON.parse(text))
}

export const newUpload = async (
  page: Page,
  bytes: number,
  kind: UploadKind = 'sound',
  name = 'a.mp3',
): Promise<Upload> => parseUpload(await page.post(UPLOADS_PATH, { kind, bytes, name }))

export async function sendAll(page: Page, { upload, partBytes }: Upload, file: Buffer, from = 0): Promise<void> {
  for (let at = from; at < file.length; at += partBytes)
    parseUpload(await page.put(`${uploadPath(upload)}?from=${at}`, file.subarray(at, at + partBytes)))
}

export async function waitForOutcome(page: Page, upload: string): Promise<Upload> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const now = parseUpload(await page.get(uploadPath(upload)))
    if (now.state.is === 'ready' || now.state.is === 'refused') return now
    await sleep(50)
  }
  throw new Error('The upload was not processed in time.')
}

/** Uploads a file and waits for the outcome. */
export async function uploadFile(page: Page, file: Buffer, kind: UploadKind = 'sound', name?: string): Promise<Upload> {
  const upload = await newUpload(page, file.length, kind, name)
  await sendAll(page, upload, file)
  return await waitForOutcome(page, upload.upload)
}
