import { spawn } from 'node:child_process'

const COMMANDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Detached, because the browser must outlive this process. */
export function openBrowser(url: string, onFailure: () => void): void {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' })
  child.on('error', onFailure)
  child.unref()
}
