import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../..')
const HOMES = ['packages/ui/src', 'apps/web/src']
// Hairlines and the focus ring are the only raw lengths; media queries cannot read a token.
const RAW = /#[0-9a-f]{3,8}\b|(?<![\w.-])(?![012]px)-?[\d.]+px\b/gi
const EXEMPT = /\/tokens\/primitive\.css$/
// In right-to-left languages the start is on the right, so one-sided properties are wrong.
const ONE_SIDED =
  /\b(?:margin|padding|border)-(?:left|right)\b|(?<![\w-])(?:left|right):(?! 50%)|(?:text-align|float): (?:left|right)/g

const stylesheets = HOMES.flatMap((home) =>
  readdirSync(join(REPOSITORY, home), { recursive: true, encoding: 'utf8' })
    .map((file) => `${home}/${file}`)
    .filter((file) => file.endsWith('.css') && !EXEMPT.test(file)),
)

const rulesOf = (file: string) =>
  readFileSync(join(REPOSITORY, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|@media[^{]*/g, '')

it.each(stylesheets)('%s takes its colours and lengths from tokens', (file) => {
  expect(rulesOf(file).match(RAW) ?? []).toEqual([])
})

it.each(stylesheets)('%s uses start and end, not left and right (spec: language.direction)', (file) => {
  expect(rulesOf(file).match(ONE_SIDED) ?? []).toEqual([])
})

// The axe tests check only the colours of the second theme.
it('a theme changes colours and nothing else', () => {
  const knowing = stylesheets.filter((file) =>
    /data-theme|prefers-color-scheme/.test(readFileSync(join(REPOSITORY, file), 'utf8')),
  )
  expect(knowing).toEqual(['packages/ui/src/tokens/semantic.css'])
  const rules = [...rulesOf(knowing[0] ?? '').matchAll(/\[data-theme[^{]*\{([^}]*)\}/g)].map(([, rule = '']) =>
    rule.trim(),
  )
  expect(rules).toEqual(['color-scheme: light;', 'color-scheme: dark;'])
  const reading = readdirSync(join(REPOSITORY, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => readFileSync(join(REPOSITORY, 'apps/web/src', file), 'utf8').includes('useTheme('))
  // Only the switches of the theme read it.
  expect(reading.toSorted()).toEqual([
    'app/shell/frame/Footer.tsx',
    'app/shell/settings/SettingsPanel.tsx',
    'workshop/parts/PartsPage.tsx',
  ])
})
