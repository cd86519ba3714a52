import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FunctionComponent, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { shortClassName } from './shortClassName.ts'

const PICTURE = fileURLToPath(new URL('../src/app/shell/frame/SplashPicture.tsx', import.meta.url))
const PLACE = '<!-- splash -->'
const STYLES = /\.module\.css$/
const NAMES = '.classNames'

type Module = { SplashPicture: FunctionComponent }

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

/** Renders the splash into the HTML at build time, so that it is visible before any script runs. */
export function splashInPage(): Plugin {
  const drawSplash = async () => {
    const { module } = await runnerImport<Module>(PICTURE, { plugins: [classNames] })
    return renderToStaticMarkup(createElement(module.SplashPicture))
  }
  return {
    name: 'musi-splash-in-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error('index.html has no place for the splash.')
        return html.replace(PLACE, await drawSplash())
      },
    },
  }
}
