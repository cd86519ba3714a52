import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

export type Finished = { code: number; output: string }

/** A tool of the house as a child process; what it prints is kept, and shown at once when `show` is set. */
export function tool(
  file: string,
  args: readonly string[],
  { show = false, env = {}, cwd = root }: { show?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<Finished> {
  const path = join(root, 'node_modules/.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: `${path}:${process.env.PATH ?? ''}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

export const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
