import { expect, test } from 'vitest'
import { page } from '#testing/page.ts'
import { oneRequest } from './oneRequest.ts'

const hangs = () => new Promise<never>(() => undefined)
const sent = async () => ({ kind: 'sent', id: '0x01' }) as const

test('a request open when the page was left does not block the same request afterwards', async () => {
  await page.goto('/')
  const before = oneRequest('approve', hangs)
  await page.reload()
  expect(await before).toEqual({ kind: 'cancelled' })
  expect(await oneRequest('approve', sent)).toEqual(await sent())
})
