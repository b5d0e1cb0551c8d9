import type { App } from '@supabase/lite'
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { imageTypeOf } from '../functions/_shared/image-type.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>

const Kind = v.object({ contentType: v.string(), cacheControl: v.string(), eTag: v.string() })
type Kind = v.InferOutput<typeof Kind>

/**
 * Keeps uploaded bytes in a folder. A file is named by the hash of its bucket and key, so that no key, however
 * written, reaches a path outside the folder; its bytes appear whole or not at all, so that a killed server leaves no half photo.
 *
 * What is recorded and served is the type that the bytes have, never the one that the sender names: a page called a photo is kept as
 * bytes of no type, which no act takes as a photo, so that nobody but its sender ever gets it.
 */
export function uploadsIn(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))

  return {
    driver: null,
    async getObject(bucket, key) {
      const path = pathOf(bucket, key)
      const [found, bytes] = await Promise.all([metadata(path), readFile(path)])
      return { httpStatusCode: 200, metadata: found, body: bytes }
    },
    async uploadObject(bucket, key, _version, body, _contentType, cacheControl) {
      const bytes = await allBytes(body)
      const path = pathOf(bucket, key)
      await mkdir(folder, { recursive: true })
      const kind: Kind = {
        contentType: imageTypeOf(bytes) ?? 'application/octet-stream',
        cacheControl,
        eTag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      }
      await put(kindPath(path), JSON.stringify(kind))
      await put(path, bytes)
      return metadata(path)
    },
    async deleteObject(bucket, key) {
      await remove(pathOf(bucket, key))
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(pathOf(bucket, key))))
    },
    async copyObject(sourceBucket, source, _version, destinationBucket, destination) {
      const [from, to] = [pathOf(sourceBucket, source), pathOf(destinationBucket, destination)]
      await copyFile(kindPath(from), kindPath(to))
      await copyFile(from, to)
      const { eTag, lastModified } = await metadata(to)
      return { httpStatusCode: 200, eTag, lastModified }
    },
    headObject: (bucket, key) => metadata(pathOf(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  }
}

async function put(path: string, contents: string | Uint8Array): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, contents)
  await rename(aside, path)
}

async function metadata(path: string) {
  const [{ size, mtime }, kind] = await Promise.all([stat(path), readKind(path)])
  const { contentType: mimetype, cacheControl, eTag } = kind
  return { cacheControl, contentLength: size, size, mimetype, lastModified: mtime, eTag }
}

const kindPath = (path: string) => `${path}.json`

async function readKind(path: string): Promise<Kind> {
  return v.parse(Kind, JSON.parse(await readFile(kindPath(path), 'utf8')))
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(kindPath(path), { force: true })
}

async function allBytes(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value)
  return Buffer.concat(chunks)
}
