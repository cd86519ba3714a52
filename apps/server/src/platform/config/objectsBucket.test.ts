import { expect, it, test } from 'vitest'
import { objectsBucket } from './objectsBucket.ts'
import type { Env } from './readers.ts'

const KEYS = { MUSI_OBJECTS_KEY_ID: 'GK1', MUSI_OBJECTS_SECRET_KEY: 'secret99/+' }
const sentenceOf = (env: Env): string => {
  try {
    return JSON.stringify(objectsBucket(env))
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

it('the URL names service, bucket, prefix and region; the key comes from its own variables (spec: configuration.objects)', () => {
  const key = { keyId: 'GK1', secretKey: 'secret99/+' }
  expect(objectsBucket({ MUSI_OBJECTS_URL: 's3://s3.example/music', ...KEYS })).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'music',
    prefix: '',
    region: 'us-east-1',
    ...key,
  })
  expect(objectsBucket({ MUSI_OBJECTS_URL: 's3://127.0.0.1:3900/music/shop/a/?region=garage', ...KEYS })).toEqual({
    endpoint: 'http://127.0.0.1:3900',
    bucket: 'music',
    prefix: 'shop/a/',
    region: 'garage',
    ...key,
  })
  const there = { MUSI_OBJECTS_URL: 's3://garage:3900/music', ...KEYS }
  expect(objectsBucket(there)?.endpoint).toBe('https://garage:3900')
  expect(objectsBucket({ ...there, MUSI_OBJECTS_TLS: 'off' })?.endpoint).toBe('http://garage:3900')
  expect(objectsBucket({})).toBeNull()
})

test.each([
  'http://s3.example/music',
  's3://s3.example',
  's3://s3.example/x',
  's3://id:secret99@s3.example/music',
  's3://s3.example/music/%2e%2e',
  'secret99',
])('%s is refused with a sentence that does not reveal a key', (url) => {
  const sentence = sentenceOf({ MUSI_OBJECTS_URL: url, ...KEYS })
  expect(sentence).toMatch(/^MUSI_OBJECTS_URL is not usable/)
  expect(sentence).not.toContain('secret99')
})

it('a key without a bucket and a bucket without a key are refused', () => {
  expect(sentenceOf(KEYS)).toMatch(/^MUSI_OBJECTS_KEY_ID is set, but MUSI_OBJECTS_URL is not/)
  expect(sentenceOf({ MUSI_OBJECTS_URL: 's3://s3.example/music', MUSI_OBJECTS_KEY_ID: 'GK1' })).toMatch(
    /^MUSI_OBJECTS_SECRET_KEY is not set/,
  )
})
