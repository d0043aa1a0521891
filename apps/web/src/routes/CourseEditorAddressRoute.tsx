/** One of the two addresses of the editor, which is the layout around them. */
export default function CourseEditorAddress() {
  return null;
}
