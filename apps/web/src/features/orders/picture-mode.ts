/** The picture-mode parts of orders (icons in place of text), as one lazily loaded chunk. */
export { PictureIncoming } from './incoming/pictures/picture-incoming.tsx'
export { PictureBell } from './picture-mode/picture-bell.tsx'
export { PictureCardBody } from './picture-mode/picture-card-body.tsx'
export { PictureSteps } from './steps/pictures/picture-steps.tsx'
