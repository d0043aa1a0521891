/** One of the two paths of the editor. Their layout renders it. */
export default function CourseEditorAddress() {
  return null;
}
