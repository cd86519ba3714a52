import { minify } from '@swc/core'
import { type Plugin, parseSync } from 'vite'

/** Three rounds: what one has folded another can take away. A fourth finds next to nothing. */
const ROUNDS = 3

/** Functions shorter than this are compiled in no time. */
const LONG = 1000

/**
 * A browser compiles a function in brackets while the file arrives, and any other once it is called; for the wrapper of
 * a whole library that would cost ten milliseconds of a phone's first second. The bundler writes the brackets; the
 * minifier removes them.
 */
export function inBrackets(code: string): string {
  const wrappers = parseSync('script.js', code).program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => {
          const [wrapped, ...more] = init?.type === 'CallExpression' ? init.arguments : []
          const isLong = wrapped?.type === 'ArrowFunctionExpression' && wrapped.end - wrapped.start > LONG
          return isLong && more.length === 0 ? [wrapped] : []
        })
      : [],
  )
  return wrappers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  )
}

/**
 * A smaller text that does the same. In React, functions that are used once stay functions: put in their place they repeat less, which costs
 * more than it saves once it is compressed.
 */
export async function smallScript(code: string, isReact = false): Promise<string> {
  const { code: small } = await minify(code, {
    module: true,
    ecma: 2022,
    compress: { passes: ROUNDS, keep_fnames: isReact },
    mangle: true,
    format: { comments: false },
  })
  return inBrackets(small)
}

/**
 * In place of the bundler's own: two kilobytes less of what a first visit waits for. It comes before files are named, so that their names
 * say what is in them.
 */
export const smallScripts = (): Plugin => ({
  name: 'musi-small-scripts',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { output: { minify: false, minifyInternalExports: true } } } }),
  renderChunk: { order: 'post', handler: (code, { name }) => smallScript(code, name === 'react') },
})
