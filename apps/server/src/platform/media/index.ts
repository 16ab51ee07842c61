export { createPictureEncoder, type PictureEncoder, type PictureFile } from './encode-picture.ts'
export { deletePicture, insertPicture } from './media.repo.ts'
export { pictureId } from './picture-id.ts'
export { addMedia } from './serve-media.ts'
