import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FunctionComponent, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { shortClassName } from './shortClassName.ts'

/** What is drawn at which comment of index.html. */
const DRAWN = [
  {
    place: '<!-- first paint -->',
    file: fileURLToPath(new URL('../src/app/sketch/FirstPaint.tsx', import.meta.url)),
    name: 'FirstPaint',
  },
  {
    place: '<!-- splash -->',
    file: fileURLToPath(new URL('../src/app/shell/frame/SplashPicture.tsx', import.meta.url)),
    name: 'SplashPicture',
  },
] as const
const STYLES = /\.module\.css$/
const NAMES = '.classNames'

type Module = Readonly<Record<string, FunctionComponent>>

/** Styles are built with the page; rendering here needs only their class names, which derive from the file. */
const classNames: Plugin = {
  name: 'musi-class-names',
  enforce: 'pre',
  resolveId: (id, importer) => (STYLES.test(id) ? join(dirname(importer ?? ''), id) + NAMES : null),
  load(id) {
    if (!id.endsWith(NAMES)) return null
    const file = id.slice(0, -NAMES.length)
    const names = [...readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
    return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, shortClassName(name, file)])))}`
  },
}

async function drawn(file: string, name: string): Promise<string> {
  const { module } = await runnerImport<Module>(file, { plugins: [classNames] })
  const component = module[name]
  if (component === undefined) throw new Error(`${file} has no ${name}.`)
  return renderToStaticMarkup(createElement(component))
}

/** Renders components into the HTML at build time, so that they are visible before any script runs. */
export function drawnInPage(): Plugin {
  return {
    name: 'musi-drawn-in-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let page = html
        for (const { place, file, name } of DRAWN) {
          if (!html.includes(place)) throw new Error(`index.html has no place for ${name}.`)
          const markup = await drawn(file, name)
          page = page.replace(place, () => markup)
        }
        return page
      },
    },
  }
}
