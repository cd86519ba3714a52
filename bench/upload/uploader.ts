import { setTimeout as sleep } from 'node:timers/promises'
import { Upload, type UploadKind, type UploadState } from '@musi/api/music/uploads'
import { uploadPath, UPLOADS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import * as v from 'valibot'
import { signedIn } from '../measure/signedIn.ts'

/** Poll interval within the limit of requests per minute. */
const POLL_MS = 60

export type Uploader = Awaited<ReturnType<typeof uploader>>

/** A signed-in account that uploads files. */
export async function uploader(origin: string, account: { address: Address; privateKey: `0x${string}` }) {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const post = (path: string, { body, cookie: sent = '' }: { body: unknown; cookie?: string }) =>
    fetch(`${origin}${path}`, { method: 'POST', headers: { ...headers, cookie: sent }, body: JSON.stringify(body) })
  const cookie = await signedIn(post, origin, account)
  const ask = async (id: string, more: RequestInit = {}): Promise<UploadState> => {
    const answer = await fetch(`${origin}${uploadPath(id)}`, { headers: { ...headers, cookie }, ...more })
    return v.parse(Upload, await answer.json()).state
  }
  return {
    async send(file: Buffer, kind: UploadKind): Promise<string> {
      const answer = await post(UPLOADS_PATH, { body: { kind, bytes: file.length, name: 'bench' }, cookie })
      const { upload, partBytes } = v.parse(Upload, await answer.json())
      for (let at = 0; at < file.length; at += partBytes) {
        const body = new Uint8Array(file.subarray(at, at + partBytes))
        await fetch(`${origin}${uploadPath(upload)}?from=${at}`, {
          method: 'PUT',
          headers: { ...headers, cookie },
          body,
        })
      }
      return upload
    },
    async settled(id: string): Promise<Extract<UploadState, { is: 'ready' | 'refused' }>> {
      for (;;) {
        const state = await ask(id)
        if (state.is === 'ready' || state.is === 'refused') return state
        await sleep(POLL_MS)
      }
    },
    forget: (id: string) => ask(id, { method: 'DELETE' }),
  }
}
