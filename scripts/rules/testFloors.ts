// Each test is at the lowest level that can prove its sentence (CONTRIBUTING.md, "Where to put a test").
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

/** Reasons that only a journey can satisfy. */
const NEEDS = {
  story: 'a user’s path through several screens of the built app',
  load: 'loading of the page: boot script, content security policy, first files, a real reload',
  wallet: 'an external wallet, or one that signs',
  chain: 'a chain that advances, stops or reorganizes',
  tabs: 'two tabs, or two browsers',
  server: 'answers of the server, also under faults',
} as const

const JOURNEY = /^e2e\/[^/]+\.e2e\.ts$/
const SCREEN_TEST = /^(.+)\.screen\.test\.tsx$/
const FIRST_LINE = /^\/\/ Needs: (.+)\n/

const isNeed = (word: string): boolean => Object.hasOwn(NEEDS, word)

function journeyProblem(file: string, text: string): string[] {
  const needs = FIRST_LINE.exec(text)?.[1]?.split(', ') ?? []
  const all = Object.keys(NEEDS).join(', ')
  if (needs.length === 0) return [`${file}: its first line must say why it needs the built app: // Needs: ${all}`]
  return needs.filter((need) => !isNeed(need)).map((need) => `${file}: needs “${need}”, which is none of ${all}`)
}

/** A line for each journey that does not say what it needs, and for each component test without a component beside it. */
export function testFloors(tree: string): string[] {
  const files = sourceFiles(tree)
  const known = new Set(files)
  const journeys = files
    .filter((file) => JOURNEY.test(file))
    .flatMap((file) => journeyProblem(file, readFileSync(join(tree, file), 'utf8')))
  const strays = files.filter((file) => {
    const [, tested] = SCREEN_TEST.exec(file) ?? []
    return tested !== undefined && !known.has(`${tested}.tsx`)
  })
  return [...journeys, ...strays.map((file) => `${file}: there is nothing of this name beside it`)]
}
