import { expect, it } from 'vitest'
import { withPartNames } from './partNames.ts'

it('each dynamic import gets the name of the file it loads', () => {
  const code = `a(() => import("./One-!~{001}~.js"), __VITE_PRELOAD__);
b(async () => {
	const { Two } = await import('./Two-1.js');
	return { Two };
}, __VITE_PRELOAD__);`
  expect(withPartNames(code)).toBe(`a(() => import("./One-!~{001}~.js"), "One-!~{001}~.js");
b(async () => {
	const { Two } = await import('./Two-1.js');
	return { Two };
}, "Two-1.js");`)
})

it('an import within the same file, or from outside the build, gets no name', () => {
  expect(withPartNames('a(() => Promise.resolve().then(() => part), __VITE_PRELOAD__)')).toMatch(/, void 0\)$/)
  expect(withPartNames('a(() => import("elsewhere"), __VITE_PRELOAD__)')).toMatch(/, void 0\)$/)
})

it('the build fails if an import could refer to two files', () => {
  const nested =
    'a(() => import("./one.js").then(() => b(() => import("./two.js"), __VITE_PRELOAD__)), __VITE_PRELOAD__)'
  expect(() => withPartNames(nested)).toThrow('./one.js and ./two.js')
})
