import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export const repositoryRoot = dirname(dirname(import.meta.dirname))

/** The launcher's cache of compiled modules, for a tool that was started without it. */
const COMPILED = join(repositoryRoot, 'node_modules/.cache/musi-compiled')

export type ToolResult = { code: number; output: string }

/** Runs a tool of this repository as a child process. Returns its output; with `show` it is also printed at once. */
export function runTool(
  file: string,
  args: readonly string[],
  { show = false, env = {}, cwd = repositoryRoot }: { show?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<ToolResult> {
  const path = join(repositoryRoot, 'node_modules/.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        PATH: `${path}:${process.env.PATH ?? ''}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let shown = 0
    // Line by line: others may print at the same time.
    const showUpTo = (end: number) => {
      if (show) process.stdout.write(output.slice(shown, end))
      shown = end
    }
    const keep = (chunk: string) => {
      output += chunk
      showUpTo(Math.max(shown, output.lastIndexOf('\n') + 1))
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      showUpTo(output.length)
      resolve({ code: code ?? 1, output })
    })
  })
}

export const elapsedText = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
