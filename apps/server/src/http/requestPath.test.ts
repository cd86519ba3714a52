import { expect, test } from 'vitest'
import { requestPath } from './requestPath.ts'

const pathOf = (address: string) => requestPath(address)?.path

test('percent signs are resolved once, and the query is apart', () => {
  expect(requestPath('/%63onfig?a=%63')).toEqual({ path: '/config', query: 'a=%63' })
  expect(pathOf('/%2563onfig')).toBe('/%63onfig')
  expect(pathOf('/h%C3%A4ads')).toBe('/häads')
})

test('a slash, a question mark or a number sign that is spelled out divides nothing', () => {
  expect(pathOf('/assets%2f..%2fconfig')).toBe('/assets%2f..%2fconfig')
  expect(requestPath('/config%3Fa')).toEqual({ path: '/config%3Fa', query: '' })
})

test('dots are a name like any other', () => {
  expect(['/./config', '/assets/../config', '/%2e%2e/x'].map(pathOf)).toEqual([
    '/./config',
    '/assets/../config',
    '/../x',
  ])
})

test('what is no text stays as it came', () => {
  expect(pathOf('/%E0%A4%A')).toBe('/%E0%A4%A')
})

test.each(['', '*', 'http://evil.example/config', 'config', '/\\..\\x', undefined])('%j is no path', (address) => {
  expect(requestPath(address)).toBeNull()
})
