// What every command needs before the first dependency exists: install, find Node 24, run it.
// Plain JavaScript without imports from node_modules, because a bare machine may start it with Node 20.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const modules = join(root, 'node_modules')
const installStamp = join(modules, '.jhola-install')
const oldestNode = 24

/** An error meant for a person: printed as one line, without a stack. */
export class PlainError extends Error {}

/**
 * Installs the dependencies when they are missing or no longer those of package-lock.json; otherwise does nothing (a few ms).
 * Throws PlainError when npm fails.
 */
export const ensureInstalled = async () => {
  const wanted = wantedInstall()
  if (isInstalled(wanted)) return
  await withLock('install', async () => {
    if (isInstalled(wanted)) return
    console.log('Installing the dependencies (npm ci) ...')
    // Build tools are devDependencies and Node 24 is an optional one: ask for both whatever NODE_ENV or the user's npm settings say.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await run(...npmCommand(args), { cwd: root, env: { ...process.env, NODE_ENV: '' } })
    if (code !== 0) throw new PlainError(`npm ci failed (exit ${code}); its last lines above say why.`)
    writeFileSync(installStamp, wanted)
  })
}

const wantedInstall = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${process.platform}-${process.arch} ${lock}\n`
}

const isInstalled = (wanted) => {
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return true
  if (!installedMatchesLock()) return false
  writeFileSync(installStamp, wanted)
  return true
}

/** True when somebody's own `npm install` already brought exactly what the lock names: no reason to wipe it. */
const installedMatchesLock = () => {
  const hidden = join(modules, '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  if (Object.keys(installed).some((path) => !(path in wanted))) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    if (path in installed) return installed[path].version === entry.version
    return Boolean(entry.optional) && !suitsThisMachine(entry)
  })
}

const suitsThisMachine = (entry) => {
  const listed = (list, value) => !list || list.includes(value)
  return listed(entry.os, process.platform) && listed(entry.cpu, process.arch) && !entry.libc
}

const npmCommand = (args) => {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) return [process.execPath, [cli, ...args]]
  return process.platform === 'win32' ? ['npm.cmd', args] : ['npm', args]
}

/**
 * Path of the Node the product runs on: the pinned Node 24 of node_modules, else the running Node when it is 24 or newer.
 * Throws PlainError when there is neither.
 */
export const pinnedNode = () => {
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  throw new PlainError(
    `Jhola brings its own Node ${oldestNode} for Linux (x64, arm64) only: install Node ${oldestNode} or newer here (this is ${process.version}).`,
  )
}

/** The environment with the pinned Node first on PATH, so that child tools find it too. */
export const nodeEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

/** Runs the pinned Node with these arguments and resolves to its exit code; signals to us reach it. */
export const runNode = (args, { env = {}, cwd = root, stdio = 'inherit' } = {}) =>
  run(pinnedNode(), args, { cwd, stdio, env: nodeEnv(env) })

/** Runs a command, forwards SIGTERM, SIGINT and SIGHUP, and resolves to its exit code (128 + n when signal n ended it). */
export const run = (command, args, options) => {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: command.endsWith('.cmd'), ...options })
    const forward = (signal) => {
      // Ctrl-C in a terminal reaches the whole process group already: a second one would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const stopWatching = whenNpmIsGone(() => child.kill('SIGTERM'))
    const release = () => {
      for (const signal of signals) process.off(signal, forward)
      stopWatching()
    }
    child.once('error', (error) => {
      release()
      reject(error.code === 'ENOENT' ? new PlainError(`${command} is not installed or not on PATH.`) : error)
    })
    child.once('exit', (code, signal) => {
      release()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Calls `then` once when the npm that started us was killed: what we run must not stay behind without an owner. */
const whenNpmIsGone = (then) => {
  const npm = process.ppid
  if (!process.env.npm_lifecycle_event) return () => {}
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    then()
  }, 500)
  return () => clearInterval(timer)
}

/** Runs `work` while no other process of this checkout holds the same lock; a lock whose holder is gone is taken over. */
export const withLock = async (name, work) => {
  const folder = join(root, '.cache', `${name}.lock`)
  const owner = join(folder, 'pid')
  mkdirSync(dirname(folder), { recursive: true })
  while (!tryLock(folder, owner)) await new Promise((wake) => setTimeout(wake, 200))
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tryLock = (folder, owner) => {
  try {
    mkdirSync(folder)
    writeFileSync(owner, String(process.pid))
    return true
  } catch {
    if (!isAlive(owner)) rmSync(folder, { recursive: true, force: true })
    return false
  }
}

const isAlive = (owner) => {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return true
  } catch (error) {
    // No pid yet: the holder is between mkdir and write.
    return error.code === 'ENOENT' || error.code === 'EPERM'
  }
}

/** The frame of every command: runs `main`, exits with the code it returns; a PlainError becomes one line and exit 1. */
export const command = async (main) => {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error(error instanceof PlainError ? `jhola: ${error.message}` : error)
    process.exitCode = 1
  }
}
