// Generated from openapi.yaml by `npm run generate`; do not edit.

export interface paths {
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Domains by name
         * @description A page of domains. With `populate=categories`, each contains all its categories, ordered by name.
         */
        get: operations["listDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A domain
         * @description One domain without its categories.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{id}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of a domain
         * @description A page of the categories of a domain. `popularity` is the sum of the enrollments of its courses.
         */
        get: operations["listDomainCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A category
         * @description A category and its domain.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courses of a category
         * @description A page of the published courses of a category that match all filters, and their number. The filters mean the same as
         *     those of a search. `related` is null in lists.
         */
        get: operations["listCategoryCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An instructor
         * @description What everyone may read about an approved instructor with a published course; 404 for anyone else. `rating` is the mean
         *     rating of the rated courses.
         */
        get: operations["getInstructor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructors/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published courses of an instructor
         * @description A page of the published courses of an approved instructor; 404 if there are none. `related` is null in lists.
         */
        get: operations["listPublicCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses by id
         * @description The published courses with these ids, in the order of the ids. Unknown and unpublished ones are left out. `related` is
         *     null in lists.
         */
        get: operations["listCourses"];
        put?: never;
        /**
         * Create a draft
         * @description Creates a draft of a course of the caller. Only the caller and administrators can open it; others get a 404. 422 if
         *     the category or the uploaded image does not exist, or if there are fewer `seats` than `learnersRequired`.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course
         * @description A course with related courses. For an enrolled user it includes `lastAccessed`, `progress` and `completedSessions`,
         *     and the call updates the last-accessed date. A draft is a 404, except for its instructor, administrators, and users
         *     who enrolled before it was unpublished.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        /**
         * Delete a course
         * @description Deletes one of the caller's courses. 409 if a user is enrolled in it.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        /**
         * Change a course
         * @description Changes the given fields of one of the caller's courses. 422 if the category or the uploaded image does not exist,
         *     if the course would have fewer `seats` than `learnersRequired`, or if a published course would lack something that its
         *     publication required. With `If-Match`, 412 if the course has changed in the meantime.
         */
        patch: operations["updateCourse"];
        trace?: never;
    };
    "/courses/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of a course
         * @description All sessions of a course, in their order. Enrolled users, the instructor and administrators get them in full. Everyone
         *     else who can see the course gets the outline: titles and times, without meeting links and materials. `access` says
         *     which of the two it is. The address of an uploaded file is for the caller only and valid for a quarter of an hour at
         *     least, as long as the caller has access; call again for a new one.
         */
        get: operations["listCourseSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a course
         * @description Publishes one of the caller's courses. A second call returns the same response. 422 if the course lacks something that
         *     a published course has: `details` and the message list what is missing.
         */
        post: operations["publishCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpublish a course
         * @description Turns one of the caller's courses into a draft again. No one else can enroll. Enrolled users keep the course and their
         *     progress; `status` shows the change.
         */
        post: operations["unpublishCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a course
         * @description Creates a draft of the caller with the content of one of the caller's courses, as it was saved last: texts in all
         *     languages, category, price, tags, image and sessions with their links and materials. The name is marked as a copy in each
         *     language. Times are left out, because a session takes place once, and so are learners, reviews and favorites.
         */
        post: operations["duplicateCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enroll
         * @description Enrolls the caller in a published course. A second call returns the same enrollment, even if the course has been
         *     unpublished since or is full. Within 30 days after leaving a course, a new enrollment restores its progress. 409
         *     (`course_full`) if all seats are taken.
         */
        post: operations["enrollInCourse"];
        /**
         * Leave a course
         * @description Ends the caller's enrollment, also in an unpublished course. The progress is kept for 30 days: an enrollment within
         *     that time restores it. Leaving twice gives the same answer.
         */
        delete: operations["leaveCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a favorite
         * @description Marks a published course as a favorite of the caller. Adding it twice gives the same answer. 409 above 200 favorites.
         */
        put: operations["addFavorite"];
        post?: never;
        /**
         * Remove a favorite
         * @description Afterwards the course is no favorite of the caller. The answer is the same for a course that was none, or does not
         *     exist.
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The learners of a course
         * @description The users who are enrolled in one of the caller's courses, with their progress; the newest enrollment first. Ties sort by
         *     id.
         */
        get: operations["listLearners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages to the learners of a course
         * @description A page of the messages that the caller has sent to the learners of an own course, the newest first, and how many
         *     learners would get a message now.
         */
        get: operations["listCourseMessages"];
        put?: never;
        /**
         * Send a message to the learners of a course
         * @description Mails a plain text to all learners of an own course whose addresses are verified and who have not unsubscribed. The
         *     mails leave in batches. A second call with the same `id` returns the first message, and sends nothing. 422
         *     (`no_recipients`) if nobody would get it; 429 after three messages in a day.
         */
        post: operations["sendCourseMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the completed sessions
         * @description Replaces the list of completed sessions. `progress` is their percentage of all sessions, as an integer. 404 without an
         *     enrollment; 422 for a session that the course does not have.
         */
        put: operations["updateProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviews of a course
         * @description A page of the reviews of a published course, and the distribution of its ratings. Ratings without a text count in
         *     the distribution and are not listed; hidden reviews do neither. Reviews with the same number of stars sort by time,
         *     the newest first.
         */
        get: operations["listCourseReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's review of a course
         * @description The caller's own review, null if there is none, and whether the caller can write one. A draft is a 404, except for
         *     its instructor, administrators, and users who enrolled before it was unpublished.
         */
        get: operations["getMyReview"];
        /**
         * Write or change a review
         * @description Rates a course, with an optional text. A first review takes an enrollment (422, `not_enrolled`) with a progress of
         *     20 % (422, `too_little_progress`). A review can be changed at any time, also after its author has left the course.
         *     A review of an account whose address is not verified appears, and counts, once the address is verified.
         *     403 for the instructor of the course; 409 if staff has hidden the review.
         */
        put: operations["writeReview"];
        post?: never;
        /**
         * Withdraw a review
         * @description Deletes the caller's review of a course. A second call returns the same response. 409 if staff has hidden the review.
         */
        delete: operations["withdrawReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/reported-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has reported in a course
         * @description The reviews and replies of a course that the caller has reported and that are still visible, the newest first.
         */
        get: operations["listReportedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to a review
         * @description Sets the public reply to a visible review of one of the caller's courses. The author of the review gets a mail about
         *     the first reply. 403 for a review of another instructor's course; 409 if staff has hidden the reply.
         */
        put: operations["replyToReview"];
        post?: never;
        /**
         * Withdraw a reply
         * @description Deletes the caller's reply to a review. A second call returns the same response. 409 if staff has hidden the reply.
         */
        delete: operations["withdrawReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review or a reply
         * @description Reports a visible review, or the reply to it, to the staff. A second call returns the same response and changes
         *     nothing, unless the text was changed after staff had kept it. 403 for the caller's own review or reply; 404 for a
         *     rating without a text, and for a reply that does not exist.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a mailed link is subscribed
         * @description Which messages of instructors the owner of a mailed link gets. 422 (`invalid_unsubscribe_link`) for an unknown link.
         */
        get: operations["getMessageSubscription"];
        /**
         * Unsubscribe from messages, or subscribe again
         * @description Sets which messages of instructors the owner of a mailed link gets. The same values again change nothing. 422
         *     (`invalid_unsubscribe_link`) for an unknown link.
         */
        put: operations["setMessageSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Upcoming sessions
         * @description Published courses with a scheduled time in the future, in chronological order.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalog
         * @description Published courses by their names, tags, category, domain and instructor, in all languages, ignoring case, accents, the
         *     forms of Arabic letters and spelling mistakes. Exact names come first, then names that begin with the query, names
         *     that contain its words, and other matches; equal matches sort by rating and enrollment. Without a query, all courses
         *     match. A search has 1000 results at most, the best ones, to which `sortBy` applies. The first page also contains a
         *     few matching domains, categories and instructors.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expertises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find areas of expertise
         * @description Public areas of expertise whose name contains `search` in any language, ignoring case, accents and the forms of Arabic letters, without wildcards, ordered by name.
         */
        get: operations["listExpertises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expertises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An area of expertise
         * @description An area of expertise by its id. One that was created from a free text is public after the approval of an application
         *     that uses it. Until then it is a 404, except for administrators and users whose profile contains it.
         */
        get: operations["getExpertise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructor/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statistics of an instructor
         * @description The numbers of the caller's courses and current enrollments, the mean rating (null without ratings), and the sum of
         *     the prices of these enrollments, each at the time of the enrollment.
         */
        get: operations["getInstructorStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description Stores an image for a course of the caller. The content decides, not the header: JPEG, PNG, WebP or AVIF of at most
         *     5 MB and 25 megapixels. The image is encoded anew in three widths, as AVIF and JPEG, upright and without metadata.
         *     An image that no course uses is deleted after a day. 422 if it is damaged or another format; 409 if the storage of
         *     the caller is full. The body may take five minutes to arrive.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Stores a file for the materials of a session: a PDF, a ZIP archive or an office document of at most 25 MB. Its signature
         *     has to be of the type that the header names. An archive or a document must list no encrypted files, and at most 5,000
         *     files and 100 MB unpacked, and a document no macros; otherwise the call is a 422. A file that no course and no draft uses is deleted after a week. 409 if the storage of the caller
         *     is full. The body may take five minutes to arrive.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructor/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An instructor's courses
         * @description The caller's courses, drafts included, newest first.
         */
        get: operations["listInstructorCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructor/course-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller typed and has not saved
         * @description The caller's draft of a course, or of a new one, as `saveCourseDraft` stored it; null without one. Nobody else can
         *     read it.
         */
        get: operations["getCourseDraft"];
        /**
         * Store what the caller typed
         * @description Stores what the caller typed in the form of one of the caller's courses, or of a new one, in place of the former draft. It
         *     does not change the course, and is deleted with it. 409 if the caller has 50 drafts of other courses.
         */
        put: operations["saveCourseDraft"];
        post?: never;
        /**
         * Discard what the caller typed
         * @description Deletes the caller's draft. A second call returns the same response.
         */
        delete: operations["deleteCourseDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructor/enrollment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enrollments and revenue over time
         * @description The current enrollments in the caller's courses, by the day on which they began, or by the month for a year, and the sum of
         *     their prices. The last day or month is the current one. Learners who left are not counted. 422 for an unknown time
         *     zone.
         */
        get: operations["getEnrollmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructor/course-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of an instructor's courses
         * @description The caller's courses, drafts included, with their learners, ratings and revenue; those with the most learners first. Ties
         *     sort by id.
         */
        get: operations["listCourseFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/instructor-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending instructor requests
         * @description A page of the pending applications, oldest first. Ties sort by id.
         */
        get: operations["listInstructorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/instructor-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an instructor
         * @description Approves an application. The applicant gets a mail when the decision can no longer be undone. A second call returns
         *     the same response. 409 if it has been rejected since; 404 for the id of a user who never applied.
         */
        post: operations["approveInstructorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/instructor-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an instructor
         * @description Rejects an application and removes it from the list. The applicant gets a mail when the decision can no longer be
         *     undone. A second call returns the same response. 409 if it has been approved since; 404 for the id of a user who
         *     never applied.
         */
        post: operations["rejectInstructorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/instructor-requests/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a decision
         * @description Undoes an approval or a rejection: the application is pending again, and the applicant gets no mail. Only the
         *     administrator who decided can do this, within ten seconds. A second call returns the same response. 403 for another
         *     administrator; 409 later, or if the approved instructor has created a course since; 404 for the id of a user who
         *     never applied.
         */
        post: operations["undoInstructorDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported or hidden reviews and replies
         * @description A page of the reviews and replies with open reports, the one that was reported first at the beginning; or of the
         *     hidden ones, the one that was hidden last at the beginning. Ties sort by id.
         */
        get: operations["listReviewReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-reports/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a reported review or reply
         * @description Hides a review or a reply with open reports: it is not public any more, and a hidden review does not count. Its author
         *     sees the reason, and gets a mail when the decision can no longer be undone. A second call returns the same response.
         *     409 if it was kept in the meantime; 403 for the caller's own review or reply.
         */
        post: operations["hideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-reports/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a reported review or reply
         * @description Dismisses the open reports. A second call returns the same response. 409 if the review or the reply was hidden in the
         *     meantime; 403 for the caller's own review or reply.
         */
        post: operations["keepReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-reports/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a hidden review or reply
         * @description Makes a hidden review or reply public again. Its author gets a mail if the hiding was mailed. A second call returns the
         *     same response. 409 while reports wait for a decision; 403 for the caller's own review or reply.
         */
        post: operations["restoreReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-reports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a decision on reports
         * @description Undoes the last decision: hiding, keeping or restoring. Only the user who decided can do this, within ten seconds. A
         *     second call returns the same response. 403 for another user; 409 later.
         */
        post: operations["undoReviewDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in by e-mail and password. The response is the same for an unknown e-mail and for a wrong password. After five
         *     consecutive failures for an e-mail, with or without an account, attempts get a 429 for 30 s. Each further failure
         *     doubles the delay, up to 15 minutes. Attempts of a known device (see `Set-Cookie`) are counted separately. An account
         *     also gets a 429 after 30 successful sign-ins in 15 minutes.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register by e-mail
         * @description Creates an account, signs the user in and sends a verification mail. An instructor registered here has an incomplete
         *     profile. 409 if the e-mail is taken; 422 (`common_password`) for one of the most common passwords.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register-instructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an instructor by e-mail
         * @description Creates an instructor account with a complete profile and a pending application, signs the user in and sends a
         *     verification mail. 409 if the e-mail is taken; 422 (`common_password`) for one of the most common passwords.
         */
        post: operations["registerInstructor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in or register by Google
         * @description Signs in by an ID token, or creates a verified account. `role` (learner by default) applies only to a new account. 401
         *     if the token is not trusted; 409 if the e-mail belongs to an account that has not verified it.
         *
         *     Create a random text for each sign-in. Request the token from Google with the hexadecimal SHA-256 of the text as
         *     `nonce`, and send the text itself here as `nonce`. A token with a nonce is rejected without its text, and a text is
         *     rejected if it does not match the token (401).
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google-instructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an instructor by Google
         * @description Like `signInWithGoogle`, but a new account is an instructor with a complete profile and a pending application. An
         *     existing learner applies with this profile; the status of an existing instructor does not change.
         */
        post: operations["registerInstructorWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the refresh token. The response is the same for an unknown or expired token.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the tokens
         * @description Returns a new access token and the next refresh token. For 10 s the previous refresh token returns the same successor,
         *     so two tabs can refresh at once. Any later reuse ends the session (401).
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Sends the caller a new verification link. Older links stay valid until one is used. 409 if the e-mail address is verified.
         */
        post: operations["sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address
         * @description Verifies the e-mail address that received the token. 422 if the token is unknown or older than 24 hours. 409 if it was used
         *     and the address is verified (`already_verified`), so that a repeated call can be told from a failed one.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends a reset link if the e-mail has an account. The response is the same if it has none. Older links stay valid until
         *     one is used. 429 if one address requests too many mails. An account that has received too many mails gets another
         *     link only if the last one is older than half an hour.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password, ends all sessions of the user, invalidates all other reset links, and verifies the e-mail
         *     address. 422 if the token is unknown, used or older than an hour (`invalid_token`), or for one of the most common
         *     passwords (`common_password`); the token is still valid then.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/upgrade-to-instructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to become an instructor
         * @description Makes the caller an instructor with a pending application. A rejected instructor can apply again. 409 for an approved
         *     instructor.
         */
        post: operations["upgradeToInstructor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description The current user of the database. The user in the access token may be older.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/instructor-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the instructor profile
         * @description Completes the caller's instructor profile and submits it for approval. An approved instructor stays approved.
         */
        post: operations["submitInstructorInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/instructor-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the instructor profile
         * @description Changes the caller's expertise, qualifications and bio. A profile that becomes complete is submitted for approval. An
         *     approved instructor stays approved.
         */
        put: operations["updateInstructorProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's enrollments
         * @description The caller's enrollments, most recently accessed first, including those in courses that have been unpublished.
         */
        get: operations["listMyEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of the caller's calendar
         * @description The secret address at which calendar apps subscribe to the times of the sessions of the caller's courses, those in
         *     which the caller is enrolled and those that the caller teaches. Its texts are in the language of the request.
         */
        get: operations["getCalendar"];
        put?: never;
        /**
         * Turn on the calendar, or renew its address
         * @description Creates a new secret address. A former one ends at once.
         */
        post: operations["renewCalendar"];
        /**
         * Turn off the calendar
         * @description Ends the address. A second call returns the same response.
         */
        delete: operations["turnOffCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/message-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which messages of instructors the caller gets
         * @description Whether the caller gets messages of instructors by e-mail, and the courses whose messages the caller does not get, at
         *     most 100, the last unsubscribed one first.
         */
        get: operations["getMessagePreferences"];
        /**
         * Unsubscribe from messages of instructors, or subscribe again
         * @description Changes whether the caller gets messages of instructors: those of one course with a `courseId`, otherwise any. The same
         *     values again change nothing. 404 (`course_not_found`) for unsubscribing from a course in which the caller is not
         *     enrolled.
         */
        put: operations["setMessagePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's certificates
         * @description A page of the certificates of completed courses, the newest first. A course is completed when all its sessions are;
         *     its instructor gets no certificate. A certificate stays as it was issued, whatever happens to the course, the
         *     enrollment and the progress.
         */
        get: operations["listMyCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a certificate
         * @description The certificate with a verification code, in capital or small letters, with or without hyphens.
         */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's favorites
         * @description The ids of the published courses among the caller's favorites, the last added first. An account has 200 at most, so the
         *     list has no pages; `GET /courses` returns the courses.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Add the favorites of a device
         * @description Adds the courses that were marked before the sign-in, the first of the list as the last added. Unknown and unpublished
         *     courses are ignored, and so are those above 200 favorites. Returns all favorites, as `GET` does.
         */
        post: operations["mergeFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A text by language, in at least one language. */
        LocalizedText: {
            en?: string;
            ar?: string;
            fr?: string;
        };
        DomainReference: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            color: string;
            href: string;
        };
        Category: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            /** @description Null if there is none. */
            description: components["schemas"]["LocalizedText"] | null;
            color: string;
            /** @description Its last segment chooses the icon. */
            href: string;
            domain: components["schemas"]["DomainReference"];
            /** @description Published courses. */
            courseCount: number;
            /** @description The sum of the published courses' enrolled learners. */
            learnerCount: number;
        };
        Domain: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            color: string;
            href: string;
            /** @description Present only with `populate=categories`. */
            categories?: components["schemas"]["Category"][];
        };
        DomainPage: {
            results: components["schemas"]["Domain"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        Error: {
            /** @description For programs; never translated. */
            code: string;
            /** @description For people. */
            message: string;
            /** @description The invalid fields of a 400, at most the first 20, or what a course lacks. */
            details?: {
                /**
                 * @description The field, as in the contract: `email`, `name.ar` or `tags.3` (the fourth) in the body, `query.page`, `path.id`, or
                 *     `body` for the whole body.
                 */
                field: string;
                message: string;
            }[];
        };
        CategoryPage: {
            results: components["schemas"]["Category"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        CategoryReference: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            color: string;
            href: string;
        };
        /** @description An amount with at most two decimals, in the currency of the client. */
        Price: number;
        Instructor: {
            id: string;
            name: string;
            picture: string | null;
            /** @description The page of the instructor; absent for an unpublished course. */
            href?: string;
        };
        Course: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            /** @description Null if there is none. */
            description: components["schemas"]["LocalizedText"] | null;
            href: string;
            category: components["schemas"]["CategoryReference"];
            promotionalImage: string | null;
            learners: {
                enrolled: number;
                /** @description How many it takes for the course to start. */
                required: number | null;
            };
            /** @description How many learners the course takes; null without a limit. Absent in lists and inside an enrollment. */
            seats?: number | null;
            /** @description How many learners can still enroll, 0 if the course is full. Absent without a limit. */
            availableSeats?: number;
            sessions: number;
            /**
             * @description In the order of the sessions, at most one for each. Null for a session without a title. The whole list is null in
             *     lists and inside an enrollment.
             */
            sessionTitles: (components["schemas"]["LocalizedText"] | null)[] | null;
            handsOnPractice: boolean;
            rating: number | null;
            /** @description The number of ratings. */
            ratingCount: number;
            tags: string[];
            price: components["schemas"]["Price"];
            /** Format: date-time */
            scheduledTime: string | null;
            instructor: components["schemas"]["Instructor"];
            /** @description Null in lists, inside an enrollment, and without an approved instructor. */
            instructorProfile: components["schemas"]["PublicInstructorProfile"] | null;
            /** @description Null in lists and inside an enrollment. */
            related: components["schemas"]["Course"][] | null;
            /** @enum {string} */
            status: "draft" | "published";
            /**
             * @description Changes with the fields, the sessions and the status of the course, not with its learners and reviews. Only for its
             *     instructor, and absent in lists.
             */
            revision?: string;
            /**
             * Format: date-time
             * @description Null if the caller is not enrolled.
             */
            lastAccessed: string | null;
            /** @description An integer percentage; null if the caller is not enrolled. */
            progress: number | null;
            /** @description Null if the caller is not enrolled. */
            completedSessions: number[] | null;
            /** @description The verification code of the caller's certificate. Absent if there is none. */
            certificate?: string;
        };
        /** @description What everyone may read about an approved instructor. */
        PublicInstructorProfile: {
            qualifications: string;
            bio: string;
            /** @description Up to three other published courses of the instructor, the newest first. */
            courses: components["schemas"]["Course"][];
        };
        CoursePage: {
            results: components["schemas"]["Course"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        ExpertiseTag: {
            id: string;
            name: components["schemas"]["LocalizedText"];
        };
        /** @description What everyone may read about an approved instructor. */
        PublicInstructor: {
            id: string;
            name: string;
            picture: string | null;
            href: string;
            /** @description The public areas of expertise. */
            expertise: components["schemas"]["ExpertiseTag"][];
            qualifications: string;
            bio: string;
            /** @description The published courses. */
            courseCount: number;
            /** @description The current enrollments in them. */
            learnerCount: number;
            /** @description The mean rating of the rated courses; null without ratings. */
            rating: number | null;
        };
        CourseList: {
            results: components["schemas"]["Course"][];
        };
        /** @description At least one language. */
        WrittenName: {
            en?: string;
            ar?: string;
            fr?: string;
        };
        /** @description At least one language. */
        WrittenText: {
            en?: string;
            ar?: string;
            fr?: string;
        };
        /** @description 0 if absent in a new course. At most two decimals. */
        WrittenPrice: number;
        WrittenSchedule: {
            /**
             * Format: date-time
             * @description In UTC, in the years 1 to 9999, without leap seconds; other times are a 400.
             */
            startsAt: string;
            durationMinutes: number;
            /** @description An IANA zone such as `Africa/Cairo`; an unknown one is a 422. */
            timeZone: string;
        };
        /** @description An https address without credentials. */
        WrittenLink: string;
        WrittenLinkMaterial: {
            /** @description A UUID in lower case. The client makes up that of a new item, so that a repeated request adds nothing. */
            id: string;
            title: string;
            url: components["schemas"]["WrittenLink"];
        };
        WrittenFileMaterial: {
            /** @description A UUID in lower case. The client makes up that of a new item, so that a repeated request adds nothing. */
            id: string;
            title: string;
            /**
             * @description The id of an upload of the caller, or of one that the course already has; otherwise the call is a 422. The name of
             *     the downloaded file follows from the title.
             */
            file: string;
        };
        WrittenSession: {
            /** @description A UUID in lower case. The client makes up that of a new item, so that a repeated request adds nothing. */
            id: string;
            title: components["schemas"]["WrittenName"] | null;
            schedule: components["schemas"]["WrittenSchedule"] | null;
            meetingUrl: components["schemas"]["WrittenLink"] | null;
            materials: (components["schemas"]["WrittenLinkMaterial"] | components["schemas"]["WrittenFileMaterial"])[];
        };
        CourseDraft: {
            name: components["schemas"]["WrittenName"];
            description?: components["schemas"]["WrittenText"] | null;
            category: string;
            price?: components["schemas"]["WrittenPrice"];
            sessions?: number;
            /** @description At most one per session; more are a 422. Null for a session without a title. */
            sessionTitles?: (components["schemas"]["WrittenName"] | null)[];
            /**
             * @description All sessions in their order. If it is given, `sessions` and `sessionTitles` are derived from it, and sent ones are
             *     ignored. A session with the id of an existing one replaces it, any other is new, and those that are missing are
             *     deleted. The progress of learners follows their sessions; for those who completed the course, new sessions count as
             *     completed. An id that appears twice or belongs to another course
             *     is a 422. If a session has a time, the `scheduledTime` of the course is the first start.
             */
            sessionList?: components["schemas"]["WrittenSession"][];
            handsOnPractice?: boolean;
            learnersRequired?: number | null;
            /**
             * @description How many learners the course takes, at least `learnersRequired`; otherwise the call is a 422. Null for no limit. Fewer
             *     than are enrolled are possible: they stay, and nobody else can enroll.
             */
            seats?: number | null;
            tags?: string[];
            /**
             * @description An https address without credentials, or a path inside the app. An uploaded image has to be the caller's;
             *     otherwise the call is a 422.
             */
            promotionalImage?: string | null;
            /**
             * Format: date-time
             * @description In UTC, in the years 1 to 9999, without leap seconds; other times are a 400.
             */
            scheduledTime?: string | null;
        };
        SessionSchedule: {
            /** Format: date-time */
            startsAt: string;
            durationMinutes: number;
            /** @description The IANA zone in which the start was entered. */
            timeZone: string;
        };
        UploadedFile: {
            id: string;
            /** @enum {string} */
            type: "pdf" | "zip" | "docx" | "xlsx" | "pptx" | "odt" | "ods" | "odp";
            sizeBytes: number;
        };
        CourseSession: {
            id: string;
            /** @description Its place in the course. */
            number: number;
            /** @description Null if there is none. */
            title: components["schemas"]["LocalizedText"] | null;
            /** @description Null if the session has no time. */
            schedule: components["schemas"]["SessionSchedule"] | null;
            /** @description Null if there is none, and in an outline. */
            meetingUrl: string | null;
            /** @description Empty in an outline. */
            materials: {
                id: string;
                title: string;
                /** @description Of a file, a path inside the app that starts the download. */
                url: string;
                /** @description Null for a link. */
                file: components["schemas"]["UploadedFile"] | null;
            }[];
        };
        CourseChanged: {
            /** @description For programs; never translated. */
            code: string;
            /** @description For people. */
            message: string;
            current: {
                course: components["schemas"]["Course"];
                sessions: components["schemas"]["CourseSession"][];
            };
        };
        CourseChange: {
            name?: components["schemas"]["WrittenName"];
            description?: components["schemas"]["WrittenText"] | null;
            category?: string;
            price?: components["schemas"]["WrittenPrice"];
            sessions?: number;
            /** @description At most one per session; more are a 422. Null for a session without a title. */
            sessionTitles?: (components["schemas"]["WrittenName"] | null)[];
            /**
             * @description All sessions in their order. If it is given, `sessions` and `sessionTitles` are derived from it, and sent ones are
             *     ignored. A session with the id of an existing one replaces it, any other is new, and those that are missing are
             *     deleted. The progress of learners follows their sessions; for those who completed the course, new sessions count as
             *     completed. An id that appears twice or belongs to another course
             *     is a 422. If a session has a time, the `scheduledTime` of the course is the first start.
             */
            sessionList?: components["schemas"]["WrittenSession"][];
            handsOnPractice?: boolean;
            learnersRequired?: number | null;
            /**
             * @description How many learners the course takes, at least `learnersRequired`; otherwise the call is a 422. Null for no limit. Fewer
             *     than are enrolled are possible: they stay, and nobody else can enroll.
             */
            seats?: number | null;
            tags?: string[];
            /**
             * @description An https address without credentials, or a path inside the app. An uploaded image has to be the caller's;
             *     otherwise the call is a 422.
             */
            promotionalImage?: string | null;
            /**
             * Format: date-time
             * @description In UTC, in the years 1 to 9999, without leap seconds; other times are a 400.
             */
            scheduledTime?: string | null;
        };
        CourseSessions: {
            /**
             * @description Whether meeting links and materials are included (`full`) or left out (`outline`).
             * @enum {string}
             */
            access: "full" | "outline";
            sessions: components["schemas"]["CourseSession"][];
        };
        Enrollment: {
            id: string;
            course: components["schemas"]["Course"];
            progress: number;
            /** Format: date-time */
            lastAccessed: string | null;
            completedSessions: number[];
        };
        LearnerPage: {
            results: {
                /** @description The id of the enrollment. */
                id: string;
                name: string;
                picture: string | null;
                /** Format: date-time */
                enrolledAt: string;
                /** Format: date-time */
                lastAccessed: string;
                progress: number;
            }[];
            page: number;
            limit: number;
            totalResults: number;
        };
        CourseMessage: {
            id: string;
            subject: string;
            /** @description Plain text with line breaks; never markup. */
            text: string;
            /** Format: date-time */
            sentAt: string;
            /** @description The number of mails that are queued or sent so far. */
            recipientCount: number;
            /** @description Whether all mails are queued or sent. */
            isQueued: boolean;
        };
        CourseMessagePage: {
            results: components["schemas"]["CourseMessage"][];
            page: number;
            limit: number;
            totalResults: number;
            /** @description How many learners would get a message now. */
            recipients: number;
        };
        FilledText: string;
        WrittenMessage: {
            /** @description A UUID that the client creates, so that a repeated call sends nothing twice. */
            id: string;
            subject: string;
            text: components["schemas"]["FilledText"];
        };
        /** @description From one star to five. */
        Stars: number;
        Review: {
            id: string;
            author: {
                name: string;
                picture: string | null;
            };
            stars: components["schemas"]["Stars"];
            /** @description Plain text with line breaks; never markup. */
            text: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Of the instructor. Null if there is none. */
            reply: {
                /** @description Plain text with line breaks; never markup. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                repliedAt: string;
            } | null;
        };
        ReviewPage: {
            results: components["schemas"]["Review"][];
            page: number;
            limit: number;
            totalResults: number;
            /** @description The numbers of ratings with one star to those with five. */
            distribution: number[];
        };
        /** @enum {string} */
        ReportReason: "spam" | "insulting" | "off_topic" | "personal_data" | "other";
        Hiding: {
            reason: components["schemas"]["ReportReason"];
            /** @description Plain text with line breaks; never markup. */
            note: string;
        };
        MyReview: {
            /**
             * @description Whether the caller can write a review, or why not. With a review, it is `allowed`.
             * @enum {string}
             */
            eligibility: "allowed" | "not_enrolled" | "too_little_progress" | "own_course";
            /** @description Staff has hidden the review. It can be neither changed nor withdrawn. */
            isHidden: boolean;
            /** @description Why staff has hidden the review; null if it is visible. */
            hiding: components["schemas"]["Hiding"] | null;
            /** @description Null if there is none. */
            review: components["schemas"]["Review"] | null;
        };
        WrittenReview: {
            stars: components["schemas"]["Stars"];
            /** @description Empty for a rating without a text. */
            text: string;
        };
        /**
         * @description The review itself or the reply to it.
         * @enum {string}
         */
        ReportSubject: "review" | "reply";
        ReportedReviews: {
            results: {
                /** @description The id of the review. */
                review: string;
                subject: components["schemas"]["ReportSubject"];
            }[];
        };
        WrittenReport: {
            subject: components["schemas"]["ReportSubject"];
            reason: components["schemas"]["ReportReason"];
            /** @description Empty without an explanation. */
            details: string;
        };
        /**
         * @description All messages of instructors, those of other courses than that of the link, or none.
         * @enum {string}
         */
        ReceivedMessages: "all" | "others" | "none";
        MessageSubscription: {
            course: {
                name: components["schemas"]["LocalizedText"];
                href: string;
            };
            receives: components["schemas"]["ReceivedMessages"];
        };
        SearchResults: {
            results: components["schemas"]["Course"][];
            page: number;
            limit: number;
            totalResults: number;
            domains: components["schemas"]["DomainReference"][];
            categories: components["schemas"]["CategoryReference"][];
            instructors: components["schemas"]["Instructor"][];
            /** @description The words of the query as they were searched, without spelling mistakes, to be marked in the results. */
            words: string[];
            /** @description Another spelling of the query that finds more; null if there is none. */
            suggestion: string | null;
        };
        Expertise: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            /** @description Null if there is none. */
            description: components["schemas"]["LocalizedText"] | null;
        };
        ExpertisePage: {
            results: components["schemas"]["Expertise"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        InstructorStatistics: {
            totalCourses: number;
            totalEnrollments: number;
            averageRating: number | null;
            revenue: number;
        };
        UploadedImage: {
            /**
             * @description The address for `promotionalImage`, of the JPEG at most 800 pixels wide. The addresses with 400 and 1600 in place of
             *     800, and with `avif` in place of `jpg`, exist as well.
             */
            image: string;
        };
        StoredCourseDraft: {
            stored: {
                draft: string;
                revision: string | null;
                /** Format: date-time */
                savedAt: string;
            } | null;
        };
        WrittenCourseDraft: {
            /** @description The content of the form, in any format of the client. */
            draft: string;
            /** @description The `revision` of the course to which the draft belongs; null for a new course. */
            revision: string | null;
        };
        EnrollmentHistory: {
            /** @enum {string} */
            step: "day" | "month";
            results: {
                /** @description The day, or the first day of the month. */
                date: string;
                enrollments: number;
                revenue: number;
            }[];
        };
        CourseFigures: {
            id: string;
            name: components["schemas"]["LocalizedText"];
            href: string;
            /** @enum {string} */
            status: "draft" | "published";
            enrolled: number;
            /** @description Learners who have not completed the course and opened it in the last 30 days. */
            active: number;
            /** @description Learners who completed all sessions. */
            completed: number;
            rating: number | null;
            ratingCount: number;
            revenue: number;
        };
        CourseFiguresPage: {
            results: components["schemas"]["CourseFigures"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        InstructorRequests: {
            page: number;
            limit: number;
            totalResults: number;
            requests: {
                id: string;
                name: string;
                email: string;
                /**
                 * Format: date-time
                 * @description When it was submitted.
                 */
                createdAt: string;
                expertise: components["schemas"]["ExpertiseTag"][];
                qualifications: string;
                bio: string;
            }[];
        };
        /** @enum {string} */
        InstructorStatus: "none" | "incomplete" | "pending" | "approved" | "rejected";
        InstructorDecision: {
            id: string;
            instructorStatus: components["schemas"]["InstructorStatus"];
        };
        /** @enum {string} */
        ReviewCaseStatus: "open" | "hidden" | "kept";
        ReviewCase: {
            id: string;
            subject: components["schemas"]["ReportSubject"];
            status: components["schemas"]["ReviewCaseStatus"];
            course: {
                id: string;
                name: components["schemas"]["LocalizedText"];
                href: string;
            };
            review: components["schemas"]["Review"];
            /** @description The name of the instructor of the course. */
            instructor: string;
            /**
             * Format: date-time
             * @description When the first open report was made.
             */
            reportedAt: string;
            /** @description The number of open reports. For a hidden text it includes earlier ones. */
            reportCount: number;
            /** @description The reasons of these reports, the most frequent first. */
            reasons: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description What the reporters wrote; the ten latest. */
            details: {
                id: string;
                reason: components["schemas"]["ReportReason"];
                /** @description Plain text with line breaks; never markup. */
                text: string;
            }[];
            /** @description Why it is hidden; null if it is not. */
            hiding: components["schemas"]["Hiding"] | null;
        };
        ReviewCasePage: {
            results: components["schemas"]["ReviewCase"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        WrittenHiding: {
            reason: components["schemas"]["ReportReason"];
            /** @description For the author; empty without one. */
            note: string;
        };
        ReviewDecision: {
            id: string;
            status: components["schemas"]["ReviewCaseStatus"];
        };
        /** Format: email */
        Email: string;
        AnyPassword: string;
        User: {
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "learner" | "instructor" | "admin" | "moderator";
            picture: string | null;
            isEmailVerified: boolean;
            /** @description True only when `instructorStatus` is approved. */
            isInstructorApproved: boolean;
            instructorStatus: components["schemas"]["InstructorStatus"];
            /** @description Ids of areas of expertise. */
            expertise: string[];
            qualifications: string;
            bio: string;
        };
        Token: {
            token: string;
        };
        Tokens: {
            access: components["schemas"]["Token"];
            refresh: components["schemas"]["Token"];
        };
        SignedIn: {
            user: components["schemas"]["User"];
            tokens: components["schemas"]["Tokens"];
        };
        /**
         * Format: full-name
         * @description A visible line without control characters, bidirectional overrides, web and e-mail addresses, and the name of the
         *     product.
         */
        FullName: string;
        NewPassword: string;
        /**
         * @default learner
         * @enum {string}
         */
        ChosenRole: "learner" | "instructor";
        /**
         * @description Ids of areas of expertise, or free texts. A free text is looked up by name, or creates an area that is public after
         *     the application is approved. At most 50 of a user's areas can be unpublished (422, `too_many_expertises`).
         */
        ExpertiseChoice: string[];
        IdToken: string;
        /** @description The random text whose SHA-256 is the nonce of the token. Absent if the token has no nonce. */
        IdTokenNonce: string;
        MailedToken: string;
        InstructorApplication: {
            expertise: components["schemas"]["ExpertiseChoice"];
            qualifications: components["schemas"]["FilledText"];
            bio: components["schemas"]["FilledText"];
        };
        LongText: string;
        EnrollmentPage: {
            results: components["schemas"]["Enrollment"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        Calendar: {
            /** @description Whoever knows it can read the calendar. Null while the calendar is turned off. */
            address: string | null;
            /**
             * Format: date-time
             * @description When this address was created.
             */
            since: string | null;
        };
        MessagePreferences: {
            /** @description False if the caller gets no messages of instructors. */
            receives: boolean;
            /** @description The courses whose messages the caller does not get. */
            unsubscribed: {
                id: string;
                name: components["schemas"]["LocalizedText"];
                href: string;
            }[];
        };
        /** @description As it was issued. Names may have changed since. */
        Certificate: {
            /** @description The verification code. */
            id: string;
            /** @description The name of the learner. */
            learner: string;
            course: components["schemas"]["LocalizedText"];
            /** @description The name of the instructor. */
            instructor: string;
            /** Format: date-time */
            issuedAt: string;
        };
        CertificatePage: {
            results: components["schemas"]["Certificate"][];
            page: number;
            limit: number;
            totalResults: number;
        };
        Favorites: {
            ids: string[];
        };
    };
    responses: {
        /** @description A page of domains. */
        DomainPage: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "technology",
                 *           "name": {
                 *             "en": "Technology",
                 *             "ar": "التقنية",
                 *             "fr": "Technologie"
                 *           },
                 *           "color": "#2F6FB7",
                 *           "href": "/domain/technology",
                 *           "categories": [
                 *             {
                 *               "id": "web_dev",
                 *               "name": {
                 *                 "en": "Web Development",
                 *                 "ar": "تطوير الويب",
                 *                 "fr": "Développement web"
                 *               },
                 *               "description": {
                 *                 "en": "From the first page to a running product."
                 *               },
                 *               "color": "#2F6FB7",
                 *               "href": "/category/web_dev",
                 *               "domain": {
                 *                 "id": "technology",
                 *                 "name": {
                 *                   "en": "Technology",
                 *                   "ar": "التقنية",
                 *                   "fr": "Technologie"
                 *                 },
                 *                 "color": "#2F6FB7",
                 *                 "href": "/domain/technology"
                 *               },
                 *               "courseCount": 64,
                 *               "learnerCount": 18240
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 10,
                 *       "totalResults": 14
                 *     }
                 */
                "application/json": components["schemas"]["DomainPage"];
            };
        };
        /** @description The response has not changed since the one in `If-None-Match`. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request violates the contract. `details` lists the invalid fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid_request",
                 *       "message": "Please check what was sent.",
                 *       "details": [
                 *         {
                 *           "field": "query.page",
                 *           "message": "must be >= 1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. Retry after `Retry-After` seconds. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "message": "Too many attempts. Please wait a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is unavailable, or the server is overloaded. Retry after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "message": "The service is not available just now. Please try again shortly."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The domain. */
        Domain: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "technology",
                 *       "name": {
                 *         "en": "Technology",
                 *         "ar": "التقنية",
                 *         "fr": "Technologie"
                 *       },
                 *       "color": "#2F6FB7",
                 *       "href": "/domain/technology"
                 *     }
                 */
                "application/json": components["schemas"]["Domain"];
            };
        };
        /** @description There is no such resource. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "course_not_found",
                 *       "message": "Course not found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A page of categories. */
        CategoryPage: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "web_dev",
                 *           "name": {
                 *             "en": "Web Development",
                 *             "ar": "تطوير الويب",
                 *             "fr": "Développement web"
                 *           },
                 *           "description": {
                 *             "en": "From the first page to a running product."
                 *           },
                 *           "color": "#2F6FB7",
                 *           "href": "/category/web_dev",
                 *           "domain": {
                 *             "id": "technology",
                 *             "name": {
                 *               "en": "Technology",
                 *               "ar": "التقنية",
                 *               "fr": "Technologie"
                 *             },
                 *             "color": "#2F6FB7",
                 *             "href": "/domain/technology"
                 *           },
                 *           "courseCount": 64,
                 *           "learnerCount": 18240
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 12,
                 *       "totalResults": 9
                 *     }
                 */
                "application/json": components["schemas"]["CategoryPage"];
            };
        };
        /** @description The category. */
        Category: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "web_dev",
                 *       "name": {
                 *         "en": "Web Development",
                 *         "ar": "تطوير الويب",
                 *         "fr": "Développement web"
                 *       },
                 *       "description": {
                 *         "en": "From the first page to a running product."
                 *       },
                 *       "color": "#2F6FB7",
                 *       "href": "/category/web_dev",
                 *       "domain": {
                 *         "id": "technology",
                 *         "name": {
                 *           "en": "Technology",
                 *           "ar": "التقنية",
                 *           "fr": "Technologie"
                 *         },
                 *         "color": "#2F6FB7",
                 *         "href": "/domain/technology"
                 *       },
                 *       "courseCount": 64,
                 *       "learnerCount": 18240
                 *     }
                 */
                "application/json": components["schemas"]["Category"];
            };
        };
        /** @description A page of courses. */
        CoursePage: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "intro-to-typescript",
                 *           "name": {
                 *             "en": "Intro to TypeScript",
                 *             "ar": "مدخل إلى تايب سكريبت",
                 *             "fr": "Introduction à TypeScript"
                 *           },
                 *           "description": {
                 *             "en": "Types that help: from the first annotation to generics."
                 *           },
                 *           "href": "/course/intro-to-typescript",
                 *           "category": {
                 *             "id": "web_dev",
                 *             "name": {
                 *               "en": "Web Development"
                 *             },
                 *             "color": "#2F6FB7",
                 *             "href": "/category/web_dev"
                 *           },
                 *           "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *           "learners": {
                 *             "enrolled": 312,
                 *             "required": 6
                 *           },
                 *           "sessions": 8,
                 *           "sessionTitles": null,
                 *           "handsOnPractice": true,
                 *           "rating": 4.7,
                 *           "ratingCount": 94,
                 *           "tags": [
                 *             "TypeScript",
                 *             "Web"
                 *           ],
                 *           "price": 49.9,
                 *           "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *           "instructor": {
                 *             "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *             "name": "Salma Idrissi",
                 *             "picture": null
                 *           },
                 *           "instructorProfile": null,
                 *           "related": null,
                 *           "status": "published",
                 *           "lastAccessed": null,
                 *           "progress": null,
                 *           "completedSessions": null
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 12,
                 *       "totalResults": 64
                 *     }
                 */
                "application/json": components["schemas"]["CoursePage"];
            };
        };
        /** @description The instructor. */
        PublicInstructor: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *       "name": "Salma Idrissi",
                 *       "picture": null,
                 *       "href": "/instructor/019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *       "expertise": [
                 *         {
                 *           "id": "typescript",
                 *           "name": {
                 *             "en": "TypeScript"
                 *           }
                 *         }
                 *       ],
                 *       "qualifications": "Ten years of front-end work",
                 *       "bio": "I teach what I build.",
                 *       "courseCount": 6,
                 *       "learnerCount": 1204,
                 *       "rating": 4.6
                 *     }
                 */
                "application/json": components["schemas"]["PublicInstructor"];
            };
        };
        /** @description The courses. */
        CourseList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "intro-to-typescript",
                 *           "name": {
                 *             "en": "Intro to TypeScript",
                 *             "ar": "مدخل إلى تايب سكريبت",
                 *             "fr": "Introduction à TypeScript"
                 *           },
                 *           "description": {
                 *             "en": "Types that help: from the first annotation to generics."
                 *           },
                 *           "href": "/course/intro-to-typescript",
                 *           "category": {
                 *             "id": "web_dev",
                 *             "name": {
                 *               "en": "Web Development"
                 *             },
                 *             "color": "#2F6FB7",
                 *             "href": "/category/web_dev"
                 *           },
                 *           "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *           "learners": {
                 *             "enrolled": 312,
                 *             "required": 6
                 *           },
                 *           "sessions": 8,
                 *           "sessionTitles": null,
                 *           "handsOnPractice": true,
                 *           "rating": 4.7,
                 *           "ratingCount": 94,
                 *           "tags": [
                 *             "TypeScript",
                 *             "Web"
                 *           ],
                 *           "price": 49.9,
                 *           "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *           "instructor": {
                 *             "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *             "name": "Salma Idrissi",
                 *             "picture": null
                 *           },
                 *           "instructorProfile": null,
                 *           "related": null,
                 *           "status": "published",
                 *           "lastAccessed": null,
                 *           "progress": null,
                 *           "completedSessions": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseList"];
            };
        };
        /** @description The course. */
        Course: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "intro-to-typescript",
                 *       "name": {
                 *         "en": "Intro to TypeScript",
                 *         "ar": "مدخل إلى تايب سكريبت",
                 *         "fr": "Introduction à TypeScript"
                 *       },
                 *       "description": {
                 *         "en": "Types that help: from the first annotation to generics."
                 *       },
                 *       "href": "/course/intro-to-typescript",
                 *       "category": {
                 *         "id": "web_dev",
                 *         "name": {
                 *           "en": "Web Development"
                 *         },
                 *         "color": "#2F6FB7",
                 *         "href": "/category/web_dev"
                 *       },
                 *       "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *       "learners": {
                 *         "enrolled": 312,
                 *         "required": 6
                 *       },
                 *       "sessions": 8,
                 *       "sessionTitles": null,
                 *       "handsOnPractice": true,
                 *       "rating": 4.7,
                 *       "ratingCount": 94,
                 *       "tags": [
                 *         "TypeScript",
                 *         "Web"
                 *       ],
                 *       "price": 49.9,
                 *       "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *       "instructor": {
                 *         "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *         "name": "Salma Idrissi",
                 *         "picture": null
                 *       },
                 *       "instructorProfile": null,
                 *       "related": null,
                 *       "status": "published",
                 *       "lastAccessed": null,
                 *       "progress": null,
                 *       "completedSessions": null
                 *     }
                 */
                "application/json": components["schemas"]["Course"];
            };
        };
        /** @description The call needs a sign-in, or the credentials are wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_signed_in",
                 *       "message": "Please log in."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The user does not have the required rights. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "You may not do this."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body exceeds 256 KiB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_large",
                 *       "message": "This is too much at once."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json`. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "message": "Please send JSON."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is valid but violates a business rule. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid_token",
                 *       "message": "This link is no longer valid."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Success, without a body. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The current state does not allow the call. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "email_taken",
                 *       "message": "This email address is already registered."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The course has changed since the revision in `If-Match`. `current` is the course as it is now. */
        CourseChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "course_changed",
                 *       "message": "This course has been changed in the meantime.",
                 *       "current": {
                 *         "course": {
                 *           "id": "intro-to-typescript",
                 *           "name": {
                 *             "en": "Intro to TypeScript",
                 *             "ar": "مدخل إلى تايب سكريبت",
                 *             "fr": "Introduction à TypeScript"
                 *           },
                 *           "description": {
                 *             "en": "Types that help: from the first annotation to generics."
                 *           },
                 *           "href": "/course/intro-to-typescript",
                 *           "category": {
                 *             "id": "web_dev",
                 *             "name": {
                 *               "en": "Web Development"
                 *             },
                 *             "color": "#2F6FB7",
                 *             "href": "/category/web_dev"
                 *           },
                 *           "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *           "learners": {
                 *             "enrolled": 312,
                 *             "required": 6
                 *           },
                 *           "sessions": 8,
                 *           "sessionTitles": null,
                 *           "handsOnPractice": true,
                 *           "rating": 4.7,
                 *           "ratingCount": 94,
                 *           "tags": [
                 *             "TypeScript",
                 *             "Web"
                 *           ],
                 *           "price": 49.9,
                 *           "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *           "instructor": {
                 *             "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *             "name": "Salma Idrissi",
                 *             "picture": null
                 *           },
                 *           "instructorProfile": null,
                 *           "related": null,
                 *           "status": "published",
                 *           "lastAccessed": null,
                 *           "progress": null,
                 *           "completedSessions": null
                 *         },
                 *         "sessions": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CourseChanged"];
            };
        };
        /** @description The sessions of the course. */
        CourseSessions: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "access": "full",
                 *       "sessions": [
                 *         {
                 *           "id": "0d3c3d0e-6c0b-4f0e-9a43-5c1a5b0c7c11",
                 *           "number": 1,
                 *           "title": {
                 *             "en": "Why types?",
                 *             "ar": "لماذا الأنواع؟",
                 *             "fr": "Pourquoi des types ?"
                 *           },
                 *           "schedule": {
                 *             "startsAt": "2027-03-08T17:00:00.000Z",
                 *             "durationMinutes": 90,
                 *             "timeZone": "Africa/Cairo"
                 *           },
                 *           "meetingUrl": "https://meet.example.org/types",
                 *           "materials": [
                 *             {
                 *               "id": "5a1f7d2e-2f9e-4d56-8a57-0e6f0b7b9c22",
                 *               "title": "Slides",
                 *               "url": "https://files.example.org/slides",
                 *               "file": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseSessions"];
            };
        };
        /** @description The course lacks something that a published course has. `details` lists what is missing, in the order of the form. */
        CourseIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "course_incomplete",
                 *       "message": "This course is not complete enough to be public. It has no description.",
                 *       "details": [
                 *         {
                 *           "field": "description",
                 *           "message": "It has no description."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The enrollment. */
        Enrollment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-7a11-7b50-8a55-0f6b9f1d2c33",
                 *       "course": {
                 *         "id": "intro-to-typescript",
                 *         "name": {
                 *           "en": "Intro to TypeScript",
                 *           "ar": "مدخل إلى تايب سكريبت",
                 *           "fr": "Introduction à TypeScript"
                 *         },
                 *         "description": {
                 *           "en": "Types that help: from the first annotation to generics."
                 *         },
                 *         "href": "/course/intro-to-typescript",
                 *         "category": {
                 *           "id": "web_dev",
                 *           "name": {
                 *             "en": "Web Development"
                 *           },
                 *           "color": "#2F6FB7",
                 *           "href": "/category/web_dev"
                 *         },
                 *         "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *         "learners": {
                 *           "enrolled": 312,
                 *           "required": 6
                 *         },
                 *         "sessions": 8,
                 *         "sessionTitles": null,
                 *         "handsOnPractice": true,
                 *         "rating": 4.7,
                 *         "ratingCount": 94,
                 *         "tags": [
                 *           "TypeScript",
                 *           "Web"
                 *         ],
                 *         "price": 49.9,
                 *         "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *         "instructor": {
                 *           "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *           "name": "Salma Idrissi",
                 *           "picture": null
                 *         },
                 *         "instructorProfile": null,
                 *         "related": null,
                 *         "status": "published",
                 *         "lastAccessed": null,
                 *         "progress": null,
                 *         "completedSessions": null
                 *       },
                 *       "progress": 38,
                 *       "lastAccessed": "2026-11-20T09:30:00.000Z",
                 *       "completedSessions": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Enrollment"];
            };
        };
        /** @description A page of learners. */
        LearnerPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "019a9f2e-7a11-7b50-8a55-0f6b9f1d2c33",
                 *           "name": "Nour Haddad",
                 *           "picture": null,
                 *           "enrolledAt": "2026-11-18T08:00:00.000Z",
                 *           "lastAccessed": "2026-11-20T09:30:00.000Z",
                 *           "progress": 38
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 20,
                 *       "totalResults": 1
                 *     }
                 */
                "application/json": components["schemas"]["LearnerPage"];
            };
        };
        /** @description A page of messages. */
        CourseMessagePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "7f0c8a52-6a3e-4a57-9d39-0e7b52d2f0b1",
                 *           "subject": "The notes are online",
                 *           "text": "Hello everyone,\n\nthe notes of the third session are in its materials.",
                 *           "sentAt": "2026-11-24T09:00:00.000Z",
                 *           "recipientCount": 128,
                 *           "isQueued": true
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 10,
                 *       "totalResults": 1,
                 *       "recipients": 131
                 *     }
                 */
                "application/json": components["schemas"]["CourseMessagePage"];
            };
        };
        /** @description The message. */
        CourseMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "7f0c8a52-6a3e-4a57-9d39-0e7b52d2f0b1",
                 *       "subject": "The notes are online",
                 *       "text": "Hello everyone,\n\nthe notes of the third session are in its materials.",
                 *       "sentAt": "2026-11-24T09:00:00.000Z",
                 *       "recipientCount": 128,
                 *       "isQueued": true
                 *     }
                 */
                "application/json": components["schemas"]["CourseMessage"];
            };
        };
        /** @description A page of reviews. */
        ReviewPage: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44",
                 *           "author": {
                 *             "name": "Nour Haddad",
                 *             "picture": null
                 *           },
                 *           "stars": 5,
                 *           "text": "Clear, patient, and full of practice.",
                 *           "createdAt": "2026-11-19T18:20:00.000Z",
                 *           "updatedAt": "2026-11-19T18:20:00.000Z",
                 *           "reply": {
                 *             "text": "Thank you, Nour!",
                 *             "repliedAt": "2026-11-20T08:00:00.000Z"
                 *           }
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 10,
                 *       "totalResults": 38,
                 *       "distribution": [
                 *         1,
                 *         2,
                 *         5,
                 *         22,
                 *         64
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReviewPage"];
            };
        };
        /** @description The caller's review. */
        MyReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "eligibility": "allowed",
                 *       "isHidden": false,
                 *       "hiding": null,
                 *       "review": {
                 *         "id": "019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44",
                 *         "author": {
                 *           "name": "Nour Haddad",
                 *           "picture": null
                 *         },
                 *         "stars": 5,
                 *         "text": "Clear, patient, and full of practice.",
                 *         "createdAt": "2026-11-19T18:20:00.000Z",
                 *         "updatedAt": "2026-11-19T18:20:00.000Z",
                 *         "reply": {
                 *           "text": "Thank you, Nour!",
                 *           "repliedAt": "2026-11-20T08:00:00.000Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MyReview"];
            };
        };
        /** @description What the caller has reported. */
        ReportedReviews: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "review": "019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44",
                 *           "subject": "review"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReportedReviews"];
            };
        };
        /** @description The review. */
        Review: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44",
                 *       "author": {
                 *         "name": "Nour Haddad",
                 *         "picture": null
                 *       },
                 *       "stars": 5,
                 *       "text": "Clear, patient, and full of practice.",
                 *       "createdAt": "2026-11-19T18:20:00.000Z",
                 *       "updatedAt": "2026-11-19T18:20:00.000Z",
                 *       "reply": {
                 *         "text": "Thank you, Nour!",
                 *         "repliedAt": "2026-11-20T08:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Review"];
            };
        };
        /** @description Which messages the owner of the link gets. */
        MessageSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "course": {
                 *         "name": {
                 *           "en": "Introduction to TypeScript"
                 *         },
                 *         "href": "/course/intro-to-typescript"
                 *       },
                 *       "receives": "all"
                 *     }
                 */
                "application/json": components["schemas"]["MessageSubscription"];
            };
        };
        /** @description The results. */
        SearchResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "intro-to-typescript",
                 *           "name": {
                 *             "en": "Intro to TypeScript",
                 *             "ar": "مدخل إلى تايب سكريبت",
                 *             "fr": "Introduction à TypeScript"
                 *           },
                 *           "description": {
                 *             "en": "Types that help: from the first annotation to generics."
                 *           },
                 *           "href": "/course/intro-to-typescript",
                 *           "category": {
                 *             "id": "web_dev",
                 *             "name": {
                 *               "en": "Web Development"
                 *             },
                 *             "color": "#2F6FB7",
                 *             "href": "/category/web_dev"
                 *           },
                 *           "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *           "learners": {
                 *             "enrolled": 312,
                 *             "required": 6
                 *           },
                 *           "sessions": 8,
                 *           "sessionTitles": null,
                 *           "handsOnPractice": true,
                 *           "rating": 4.7,
                 *           "ratingCount": 94,
                 *           "tags": [
                 *             "TypeScript",
                 *             "Web"
                 *           ],
                 *           "price": 49.9,
                 *           "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *           "instructor": {
                 *             "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *             "name": "Salma Idrissi",
                 *             "picture": null
                 *           },
                 *           "instructorProfile": null,
                 *           "related": null,
                 *           "status": "published",
                 *           "lastAccessed": null,
                 *           "progress": null,
                 *           "completedSessions": null
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 12,
                 *       "totalResults": 1,
                 *       "domains": [],
                 *       "categories": [
                 *         {
                 *           "id": "web_dev",
                 *           "name": {
                 *             "en": "Web Development"
                 *           },
                 *           "color": "#2F6FB7",
                 *           "href": "/category/web_dev"
                 *         }
                 *       ],
                 *       "instructors": [],
                 *       "words": [
                 *         "typescript"
                 *       ],
                 *       "suggestion": null
                 *     }
                 */
                "application/json": components["schemas"]["SearchResults"];
            };
        };
        /** @description A page of areas of expertise. */
        ExpertisePage: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "typescript",
                 *           "name": {
                 *             "en": "TypeScript",
                 *             "ar": "تايب سكريبت",
                 *             "fr": "TypeScript"
                 *           },
                 *           "description": {
                 *             "en": "Typed JavaScript for the browser and the server."
                 *           }
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 10,
                 *       "totalResults": 1
                 *     }
                 */
                "application/json": components["schemas"]["ExpertisePage"];
            };
        };
        /** @description The area of expertise. */
        Expertise: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "typescript",
                 *       "name": {
                 *         "en": "TypeScript",
                 *         "ar": "تايب سكريبت",
                 *         "fr": "TypeScript"
                 *       },
                 *       "description": {
                 *         "en": "Typed JavaScript for the browser and the server."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Expertise"];
            };
        };
        /** @description The statistics. */
        InstructorStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "totalCourses": 6,
                 *       "totalEnrollments": 214,
                 *       "averageRating": 4.6,
                 *       "revenue": 9843.5
                 *     }
                 */
                "application/json": components["schemas"]["InstructorStatistics"];
            };
        };
        /** @description The stored image. */
        UploadedImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "image": "/pictures/uploads/019a9f2e-0000-7000-8000-000000000000-800.jpg"
                 *     }
                 */
                "application/json": components["schemas"]["UploadedImage"];
            };
        };
        /** @description The file exceeds the largest valid size of the call. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "file_too_large",
                 *       "message": "This file is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is none of the listed types. */
        UnsupportedFileType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_file_type",
                 *       "message": "Files of this type are not accepted."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The stored file. */
        UploadedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-0000-7000-8000-000000000000",
                 *       "type": "pdf",
                 *       "sizeBytes": 248113
                 *     }
                 */
                "application/json": components["schemas"]["UploadedFile"];
            };
        };
        /** @description The draft, or null. */
        StoredCourseDraft: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "stored": {
                 *         "draft": "{\"name\":{\"en\":\"Kn\"}}",
                 *         "revision": "mia1b2c3.7",
                 *         "savedAt": "2027-01-12T17:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StoredCourseDraft"];
            };
        };
        /** @description The enrollments and the revenue of each day or month, the oldest first. */
        EnrollmentHistory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "step": "day",
                 *       "results": [
                 *         {
                 *           "date": "2026-11-19",
                 *           "enrollments": 4,
                 *           "revenue": 199.6
                 *         },
                 *         {
                 *           "date": "2026-11-20",
                 *           "enrollments": 0,
                 *           "revenue": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EnrollmentHistory"];
            };
        };
        /** @description A page of courses with their figures. */
        CourseFiguresPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "intro-to-typescript",
                 *           "name": {
                 *             "en": "Intro to TypeScript"
                 *           },
                 *           "href": "/course/intro-to-typescript",
                 *           "status": "published",
                 *           "enrolled": 312,
                 *           "active": 120,
                 *           "completed": 58,
                 *           "rating": 4.7,
                 *           "ratingCount": 94,
                 *           "revenue": 14538.6
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 12,
                 *       "totalResults": 1
                 *     }
                 */
                "application/json": components["schemas"]["CourseFiguresPage"];
            };
        };
        /** @description A page of the pending requests. */
        InstructorRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "requests": [
                 *         {
                 *           "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *           "name": "Salma Idrissi",
                 *           "email": "salma@example.org",
                 *           "createdAt": "2026-11-18T08:00:00.000Z",
                 *           "expertise": [
                 *             {
                 *               "id": "typescript",
                 *               "name": {
                 *                 "en": "TypeScript",
                 *                 "ar": "تايب سكريبت",
                 *                 "fr": "TypeScript"
                 *               }
                 *             }
                 *           ],
                 *           "qualifications": "Ten years of front-end work",
                 *           "bio": "I teach what I build."
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 20,
                 *       "totalResults": 1
                 *     }
                 */
                "application/json": components["schemas"]["InstructorRequests"];
            };
        };
        /** @description The decision on the request. */
        InstructorDecision: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *       "instructorStatus": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["InstructorDecision"];
            };
        };
        /** @description The request, which is pending again. */
        UndoneDecision: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *       "instructorStatus": "pending"
                 *     }
                 */
                "application/json": components["schemas"]["InstructorDecision"];
            };
        };
        /** @description A page of reported or hidden reviews and replies. */
        ReviewCasePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55",
                 *           "subject": "review",
                 *           "status": "open",
                 *           "course": {
                 *             "id": "intro-to-typescript",
                 *             "name": {
                 *               "en": "Introduction to TypeScript"
                 *             },
                 *             "href": "/course/intro-to-typescript"
                 *           },
                 *           "review": {
                 *             "id": "019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44",
                 *             "author": {
                 *               "name": "Nour Haddad",
                 *               "picture": null
                 *             },
                 *             "stars": 5,
                 *             "text": "Clear, patient, and full of practice.",
                 *             "createdAt": "2026-11-19T18:20:00.000Z",
                 *             "updatedAt": "2026-11-19T18:20:00.000Z",
                 *             "reply": {
                 *               "text": "Thank you, Nour!",
                 *               "repliedAt": "2026-11-20T08:00:00.000Z"
                 *             }
                 *           },
                 *           "instructor": "Salma Idrissi",
                 *           "reportedAt": "2026-11-21T10:00:00.000Z",
                 *           "reportCount": 2,
                 *           "reasons": [
                 *             {
                 *               "reason": "spam",
                 *               "count": 2
                 *             }
                 *           ],
                 *           "details": [
                 *             {
                 *               "id": "019a9f2e-b3c4-7c10-b1a2-6f1f5d3c2b66",
                 *               "reason": "spam",
                 *               "text": "The same advertisement is in every course."
                 *             }
                 *           ],
                 *           "hiding": null
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 20,
                 *       "totalResults": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewCasePage"];
            };
        };
        /** @description The reported review or reply after the decision. */
        ReviewDecision: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55",
                 *       "status": "hidden"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        /** @description The user and the tokens of the session. */
        SignedIn: {
            headers: {
                "Set-Cookie": components["headers"]["DeviceCookie"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "019a9f2e-5c22-7d10-a3c7-64c1d2b1e0aa",
                 *         "name": "Nour Haddad",
                 *         "email": "nour@example.org",
                 *         "role": "learner",
                 *         "picture": null,
                 *         "isEmailVerified": false,
                 *         "isInstructorApproved": false,
                 *         "instructorStatus": "none",
                 *         "expertise": [],
                 *         "qualifications": "",
                 *         "bio": ""
                 *       },
                 *       "tokens": {
                 *         "access": {
                 *           "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"
                 *         },
                 *         "refresh": {
                 *           "token": "019a9f2e6f0e7c3a.7.h3Jm0c1r2c0Q8xJcM8m0aPw"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SignedIn"];
            };
        };
        /** @description The next pair of tokens. */
        Tokens: {
            headers: {
                "Set-Cookie": components["headers"]["DeviceCookie"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "access": {
                 *         "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"
                 *       },
                 *       "refresh": {
                 *         "token": "019a9f2e6f0e7c3a.7.h3Jm0c1r2c0Q8xJcM8m0aPw"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Tokens"];
            };
        };
        /** @description The new password is set. */
        PasswordSet: {
            headers: {
                "Set-Cookie": components["headers"]["DeviceCookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "019a9f2e-5c22-7d10-a3c7-64c1d2b1e0aa",
                 *       "name": "Nour Haddad",
                 *       "email": "nour@example.org",
                 *       "role": "learner",
                 *       "picture": null,
                 *       "isEmailVerified": false,
                 *       "isInstructorApproved": false,
                 *       "instructorStatus": "none",
                 *       "expertise": [],
                 *       "qualifications": "",
                 *       "bio": ""
                 *     }
                 */
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description A page of enrollments. */
        EnrollmentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "019a9f2e-7a11-7b50-8a55-0f6b9f1d2c33",
                 *           "course": {
                 *             "id": "intro-to-typescript",
                 *             "name": {
                 *               "en": "Intro to TypeScript",
                 *               "ar": "مدخل إلى تايب سكريبت",
                 *               "fr": "Introduction à TypeScript"
                 *             },
                 *             "description": {
                 *               "en": "Types that help: from the first annotation to generics."
                 *             },
                 *             "href": "/course/intro-to-typescript",
                 *             "category": {
                 *               "id": "web_dev",
                 *               "name": {
                 *                 "en": "Web Development"
                 *               },
                 *               "color": "#2F6FB7",
                 *               "href": "/category/web_dev"
                 *             },
                 *             "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *             "learners": {
                 *               "enrolled": 312,
                 *               "required": 6
                 *             },
                 *             "sessions": 8,
                 *             "sessionTitles": null,
                 *             "handsOnPractice": true,
                 *             "rating": 4.7,
                 *             "ratingCount": 94,
                 *             "tags": [
                 *               "TypeScript",
                 *               "Web"
                 *             ],
                 *             "price": 49.9,
                 *             "scheduledTime": "2027-01-12T17:00:00.000Z",
                 *             "instructor": {
                 *               "id": "019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11",
                 *               "name": "Salma Idrissi",
                 *               "picture": null
                 *             },
                 *             "instructorProfile": null,
                 *             "related": null,
                 *             "status": "published",
                 *             "lastAccessed": null,
                 *             "progress": null,
                 *             "completedSessions": null
                 *           },
                 *           "progress": 38,
                 *           "lastAccessed": "2026-11-20T09:30:00.000Z",
                 *           "completedSessions": [
                 *             1,
                 *             2,
                 *             3
                 *           ]
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 12,
                 *       "totalResults": 2
                 *     }
                 */
                "application/json": components["schemas"]["EnrollmentPage"];
            };
        };
        /** @description The calendar. */
        Calendar: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "address": "https://lyceum.example.org/calendar/q3vXJ0mH8cYd1aTzK5rUwBnE7sLgPfOi2tVxZ4yQ6hA.ics?lng=en",
                 *       "since": "2026-11-20T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Calendar"];
            };
        };
        /** @description Which messages of instructors the caller gets. */
        MessagePreferences: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "receives": true,
                 *       "unsubscribed": [
                 *         {
                 *           "id": "intro-to-typescript",
                 *           "name": {
                 *             "en": "Introduction to TypeScript"
                 *           },
                 *           "href": "/course/intro-to-typescript"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessagePreferences"];
            };
        };
        /** @description A page of certificates. */
        CertificatePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "results": [
                 *         {
                 *           "id": "7K3QM-9XW2P-4HTRD-V8N6C",
                 *           "learner": "Nour Haddad",
                 *           "course": {
                 *             "en": "Intro to TypeScript",
                 *             "ar": "مقدمة في تايب سكريبت",
                 *             "fr": "Introduction à TypeScript"
                 *           },
                 *           "instructor": "Karim Ben Salah",
                 *           "issuedAt": "2026-11-20T09:30:00.000Z"
                 *         }
                 *       ],
                 *       "page": 1,
                 *       "limit": 12,
                 *       "totalResults": 1
                 *     }
                 */
                "application/json": components["schemas"]["CertificatePage"];
            };
        };
        /** @description The certificate. */
        Certificate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "7K3QM-9XW2P-4HTRD-V8N6C",
                 *       "learner": "Nour Haddad",
                 *       "course": {
                 *         "en": "Intro to TypeScript",
                 *         "ar": "مقدمة في تايب سكريبت",
                 *         "fr": "Introduction à TypeScript"
                 *       },
                 *       "instructor": "Karim Ben Salah",
                 *       "issuedAt": "2026-11-20T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Certificate"];
            };
        };
        /** @description The favorites. */
        Favorites: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "intro-to-typescript"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Favorites"];
            };
        };
    };
    parameters: {
        /**
         * @description The number of the page, starting at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description The number of results per page.
         * @example 10
         */
        Limit10: number;
        /**
         * @description The language by which names are ordered. A name that is missing in it counts with its English text.
         * @example en
         */
        NameLanguage: "en" | "ar" | "fr";
        /**
         * @description The id of a domain, a human-readable slug.
         * @example technology
         */
        DomainId: string;
        /**
         * @description The number of results per page.
         * @example 12
         */
        Limit12: number;
        /**
         * @description The id of a category, a human-readable slug.
         * @example web_dev
         */
        CategoryId: string;
        /**
         * @description Only free courses, or only others.
         * @example free
         */
        PriceFilter: "free" | "paid";
        /**
         * @description Only courses from this price on.
         * @example 20
         */
        MinPriceFilter: number;
        /**
         * @description Only courses up to this price.
         * @example 50
         */
        MaxPriceFilter: number;
        /**
         * @description Only courses with this average rating or a better one.
         * @example 4
         */
        MinRatingFilter: number;
        /**
         * @description Only courses with a name in this language.
         * @example ar
         */
        InLanguageFilter: "en" | "ar" | "fr";
        /**
         * @description Only courses with a scheduled time in the future.
         * @example upcoming
         */
        TimeFilter: "upcoming";
        /**
         * @description Only courses with a free seat or without a limit.
         * @example available
         */
        SeatsFilter: "available";
        /**
         * @description The id of an instructor, as in a course.
         * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
         */
        InstructorId: string;
        /**
         * @description The id of a course, a human-readable slug.
         * @example intro-to-typescript
         */
        CourseId: string;
        /**
         * @description The `revision` that the caller saw, in quotation marks. If the course has another one by now, the call changes nothing
         *     and answers 412. Without this header, the last call wins.
         * @example "mia1b2c3.7"
         */
        IfMatch: string;
        /**
         * @description The number of results per page.
         * @example 20
         */
        Limit20: number;
        /**
         * @description The id of a review in the list.
         * @example 019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44
         */
        ReviewId: string;
        /**
         * @description The id of a course, or `_new` for a course that is not created yet.
         * @example _new
         */
        CourseDraftId: string;
        /**
         * @description The id of an instructor request in the list.
         * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
         */
        RequestId: string;
        /**
         * @description The id of an entry of the list of reported reviews.
         * @example 019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55
         */
        ReviewCaseId: string;
        /**
         * @description The verification code of a certificate.
         * @example 7K3QM-9XW2P-4HTRD-V8N6C
         */
        CertificateId: string;
    };
    requestBodies: {
        /** @description Empty, or an empty object. */
        Nothing: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        /** @description The refresh token of the session. */
        RefreshToken: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "019a9f2e6f0e7c3a.7.h3Jm0c1r2c0Q8xJcM8m0aPw"
                 *     }
                 */
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        /** @description The profile that an administrator reviews. */
        InstructorApplication: {
            content: {
                /**
                 * @example {
                 *       "expertise": [
                 *         "typescript"
                 *       ],
                 *       "qualifications": "Ten years of front-end work",
                 *       "bio": "I teach what I build."
                 *     }
                 */
                "application/json": components["schemas"]["InstructorApplication"];
            };
        };
    };
    headers: {
        /**
         * @description The version of the response. Send it as `If-None-Match` to get a 304 if nothing changed.
         * @example "3f2f6a0c"
         */
        ETag: string;
        /**
         * @description The seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description `lyceum_device=…` makes the browser a known device of the account: failed attempts of others do not delay its
         *     sign-ins. The cookie does not authenticate, is sent to `/v1/auth` only, and is valid until the password changes, 400
         *     days at most.
         * @example lyceum_device=…; Path=/v1/auth; Max-Age=34560000; HttpOnly; SameSite=Strict
         */
        DeviceCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDomains: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit10"];
                /**
                 * @description The order of the list.
                 * @example name
                 */
                sortBy?: "name";
                /**
                 * @description The language by which names are ordered. A name that is missing in it counts with its English text.
                 * @example en
                 */
                language?: components["parameters"]["NameLanguage"];
                /**
                 * @description The related resources to include.
                 * @example categories
                 */
                populate?: "categories";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DomainPage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a domain, a human-readable slug.
                 * @example technology
                 */
                id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Domain"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDomainCategories: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description The order of the list.
                 * @example popularity
                 */
                sortBy?: "name" | "popularity" | "courses";
                /**
                 * @description The language by which names are ordered. A name that is missing in it counts with its English text.
                 * @example en
                 */
                language?: components["parameters"]["NameLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a domain, a human-readable slug.
                 * @example technology
                 */
                id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryPage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a category, a human-readable slug.
                 * @example web_dev
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Category"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryCourses: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description The order of the list.
                 * @example rating
                 */
                sortBy?: "name" | "rating" | "enrolled" | "price";
                /**
                 * @description The language by which names are ordered. A name that is missing in it counts with its English text.
                 * @example en
                 */
                language?: components["parameters"]["NameLanguage"];
                /**
                 * @description Only free courses, or only others.
                 * @example free
                 */
                price?: components["parameters"]["PriceFilter"];
                /**
                 * @description Only courses from this price on.
                 * @example 20
                 */
                minPrice?: components["parameters"]["MinPriceFilter"];
                /**
                 * @description Only courses up to this price.
                 * @example 50
                 */
                maxPrice?: components["parameters"]["MaxPriceFilter"];
                /**
                 * @description Only courses with this average rating or a better one.
                 * @example 4
                 */
                minRating?: components["parameters"]["MinRatingFilter"];
                /**
                 * @description Only courses with a name in this language.
                 * @example ar
                 */
                inLanguage?: components["parameters"]["InLanguageFilter"];
                /**
                 * @description Only courses with a scheduled time in the future.
                 * @example upcoming
                 */
                time?: components["parameters"]["TimeFilter"];
                /**
                 * @description Only courses with a free seat or without a limit.
                 * @example available
                 */
                seats?: components["parameters"]["SeatsFilter"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a category, a human-readable slug.
                 * @example web_dev
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CoursePage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstructor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an instructor, as in a course.
                 * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
                 */
                id: components["parameters"]["InstructorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicInstructor"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicCourses: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description The order of the list.
                 * @example rating
                 */
                sortBy?: "name" | "rating" | "enrolled" | "price";
                /**
                 * @description The language by which names are ordered. A name that is missing in it counts with its English text.
                 * @example en
                 */
                language?: components["parameters"]["NameLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of an instructor, as in a course.
                 * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
                 */
                id: components["parameters"]["InstructorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CoursePage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /**
                 * @description At most 12 ids, separated by commas.
                 * @example intro-to-typescript,css-layouts
                 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseList"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": {
                 *         "en": "Intro to TypeScript",
                 *         "fr": "Introduction à TypeScript"
                 *       },
                 *       "description": {
                 *         "en": "Types that help: from the first annotation to generics."
                 *       },
                 *       "category": "web_dev",
                 *       "price": 49.9,
                 *       "sessions": 8,
                 *       "handsOnPractice": true,
                 *       "learnersRequired": 6,
                 *       "seats": 20,
                 *       "tags": [
                 *         "TypeScript",
                 *         "Web"
                 *       ],
                 *       "promotionalImage": "/pictures/courses/intro-to-typescript.jpg",
                 *       "scheduledTime": "2027-01-12T17:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CourseDraft"];
            };
        };
        responses: {
            201: components["responses"]["Course"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Course"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `revision` that the caller saw, in quotation marks. If the course has another one by now, the call changes nothing
                 *     and answers 412. Without this header, the last call wins.
                 * @example "mia1b2c3.7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["CourseChanged"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `revision` that the caller saw, in quotation marks. If the course has another one by now, the call changes nothing
                 *     and answers 412. Without this header, the last call wins.
                 * @example "mia1b2c3.7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 39,
                 *       "tags": [
                 *         "TypeScript"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseChange"];
            };
        };
        responses: {
            200: components["responses"]["Course"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CourseChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourseSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseSessions"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `revision` that the caller saw, in quotation marks. If the course has another one by now, the call changes nothing
                 *     and answers 412. Without this header, the last call wins.
                 * @example "mia1b2c3.7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["Course"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CourseChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["CourseIncomplete"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `revision` that the caller saw, in quotation marks. If the course has another one by now, the call changes nothing
                 *     and answers 412. Without this header, the last call wins.
                 * @example "mia1b2c3.7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["Course"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CourseChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            201: components["responses"]["Course"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    enrollInCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["Enrollment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLearners: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LearnerPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourseMessages: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit10"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseMessagePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCourseMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "7f0c8a52-6a3e-4a57-9d39-0e7b52d2f0b1",
                 *       "subject": "The notes are online",
                 *       "text": "Hello everyone,\n\nthe notes of the third session are in its materials."
                 *     }
                 */
                "application/json": components["schemas"]["WrittenMessage"];
            };
        };
        responses: {
            200: components["responses"]["CourseMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "completedSessions": [
                 *         1,
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The numbers of the sessions, starting at 1. */
                    completedSessions: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Enrollment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourseReviews: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit10"];
                /**
                 * @description The order of the list.
                 * @example highest
                 */
                sortBy?: "newest" | "highest" | "lowest";
            };
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewPage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MyReview"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stars": 5,
                 *       "text": "Clear, patient, and full of practice."
                 *     }
                 */
                "application/json": components["schemas"]["WrittenReview"];
            };
        };
        responses: {
            200: components["responses"]["MyReview"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportedReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, a human-readable slug.
                 * @example intro-to-typescript
                 */
                id: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportedReviews"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a review in the list.
                 * @example 019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Thank you! The notes now come a day before each session."
                 *     }
                 */
                "application/json": {
                    text: components["schemas"]["FilledText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a review in the list.
                 * @example 019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a review in the list.
                 * @example 019a9f2e-9d33-7c10-b1a2-6f1f5d3c2b44
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "review",
                 *       "reason": "spam",
                 *       "details": "The same advertisement is in every course."
                 *     }
                 */
                "application/json": components["schemas"]["WrittenReport"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessageSubscription: {
        parameters: {
            query?: {
                /**
                 * @description The token of the link.
                 * @example h3Jm0c1r2c0Q8xJcM8m0aPwT5x0C3l3jv0D3s2b9a1E
                 */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageSubscription"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMessageSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "h3Jm0c1r2c0Q8xJcM8m0aPwT5x0C3l3jv0D3s2b9a1E",
                 *       "receives": "others"
                 *     }
                 */
                "application/json": {
                    token: string;
                    receives: components["schemas"]["ReceivedMessages"];
                };
            };
        };
        responses: {
            200: components["responses"]["MessageSubscription"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CoursePage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: {
                /**
                 * @description The query. The first eight words count.
                 * @example typescript
                 */
                q?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
                /**
                 * @description The order of the courses.
                 * @example relevance
                 */
                sortBy?: "relevance" | "rating" | "enrolled" | "price";
                /**
                 * @description Only courses of this domain.
                 * @example technology
                 */
                domain?: string;
                /**
                 * @description Only courses of this category.
                 * @example web_dev
                 */
                category?: string;
                /**
                 * @description Only free courses, or only others.
                 * @example free
                 */
                price?: components["parameters"]["PriceFilter"];
                /**
                 * @description Only courses from this price on.
                 * @example 20
                 */
                minPrice?: components["parameters"]["MinPriceFilter"];
                /**
                 * @description Only courses up to this price.
                 * @example 50
                 */
                maxPrice?: components["parameters"]["MaxPriceFilter"];
                /**
                 * @description Only courses with this average rating or a better one.
                 * @example 4
                 */
                minRating?: components["parameters"]["MinRatingFilter"];
                /**
                 * @description Only courses with a name in this language.
                 * @example ar
                 */
                inLanguage?: components["parameters"]["InLanguageFilter"];
                /**
                 * @description Only courses with a scheduled time in the future.
                 * @example upcoming
                 */
                time?: components["parameters"]["TimeFilter"];
                /**
                 * @description Only courses with a free seat or without a limit.
                 * @example available
                 */
                seats?: components["parameters"]["SeatsFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchResults"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExpertises: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit10"];
                /**
                 * @description A part of the name. An empty text matches all.
                 * @example script
                 */
                search?: string;
                /**
                 * @description The language by which names are ordered. A name that is missing in it counts with its English text.
                 * @example en
                 */
                language?: components["parameters"]["NameLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExpertisePage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExpertise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an area of expertise.
                 * @example typescript
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Expertise"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstructorStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstructorStatistics"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
            };
        };
        responses: {
            201: components["responses"]["UploadedImage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "application/zip": string;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                "application/vnd.oasis.opendocument.text": string;
                "application/vnd.oasis.opendocument.spreadsheet": string;
                "application/vnd.oasis.opendocument.presentation": string;
            };
        };
        responses: {
            201: components["responses"]["UploadedFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstructorCourses: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CoursePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, or `_new` for a course that is not created yet.
                 * @example _new
                 */
                id: components["parameters"]["CourseDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredCourseDraft"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCourseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, or `_new` for a course that is not created yet.
                 * @example _new
                 */
                id: components["parameters"]["CourseDraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": "{\"name\":{\"en\":\"Kn\"}}",
                 *       "revision": "mia1b2c3.7"
                 *     }
                 */
                "application/json": components["schemas"]["WrittenCourseDraft"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a course, or `_new` for a course that is not created yet.
                 * @example _new
                 */
                id: components["parameters"]["CourseDraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnrollmentHistory: {
        parameters: {
            query?: {
                /**
                 * @description The last 7, 30 or 90 days, or the last 12 months.
                 * @example week
                 */
                period?: "week" | "month" | "quarter" | "year";
                /**
                 * @description The IANA time zone in which a day begins.
                 * @example Africa/Cairo
                 */
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnrollmentHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourseFigures: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseFiguresPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstructorRequests: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InstructorRequests"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveInstructorRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an instructor request in the list.
                 * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["InstructorDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectInstructorRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an instructor request in the list.
                 * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["InstructorDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoInstructorDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an instructor request in the list.
                 * @example 019a9f2e-6f0e-7c3a-9d0b-3f2f6a0c1b11
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["UndoneDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewReports: {
        parameters: {
            query?: {
                /**
                 * @description Whether they wait for a decision or are hidden.
                 * @example open
                 */
                status?: "open" | "hidden";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewCasePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry of the list of reported reviews.
                 * @example 019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55
                 */
                id: components["parameters"]["ReviewCaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "insulting",
                 *       "note": "Please criticize the course, not the person."
                 *     }
                 */
                "application/json": components["schemas"]["WrittenHiding"];
            };
        };
        responses: {
            200: components["responses"]["ReviewDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry of the list of reported reviews.
                 * @example 019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55
                 */
                id: components["parameters"]["ReviewCaseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["ReviewDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry of the list of reported reviews.
                 * @example 019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55
                 */
                id: components["parameters"]["ReviewCaseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["ReviewDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoReviewDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry of the list of reported reviews.
                 * @example 019a9f2e-a1b2-7c10-b1a2-6f1f5d3c2b55
                 */
                id: components["parameters"]["ReviewCaseId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["ReviewDecision"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "learner@lyceum.test",
                 *       "password": "lyceum-demo"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["AnyPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nour Haddad",
                 *       "email": "nour@example.org",
                 *       "password": "a long sentence",
                 *       "role": "learner"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["FullName"];
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["NewPassword"];
                    role?: components["schemas"]["ChosenRole"];
                };
            };
        };
        responses: {
            201: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerInstructor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Salma Idrissi",
                 *       "email": "salma@example.org",
                 *       "password": "a long sentence",
                 *       "expertise": [
                 *         "typescript",
                 *         "Web accessibility"
                 *       ],
                 *       "qualifications": "Ten years of front-end work",
                 *       "bio": "I teach what I build."
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["FullName"];
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["NewPassword"];
                    expertise: components["schemas"]["ExpertiseChoice"];
                    qualifications: components["schemas"]["FilledText"];
                    bio: components["schemas"]["FilledText"];
                };
            };
        };
        responses: {
            201: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tokenId": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "role": "learner"
                 *     }
                 */
                "application/json": {
                    tokenId: components["schemas"]["IdToken"];
                    nonce?: components["schemas"]["IdTokenNonce"];
                    role?: components["schemas"]["ChosenRole"];
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            201: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerInstructorWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tokenId": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "expertise": [
                 *         "typescript"
                 *       ],
                 *       "qualifications": "Ten years of front-end work",
                 *       "bio": "I teach what I build."
                 *     }
                 */
                "application/json": {
                    tokenId: components["schemas"]["IdToken"];
                    nonce?: components["schemas"]["IdTokenNonce"];
                    role?: components["schemas"]["ChosenRole"];
                    expertise: components["schemas"]["ExpertiseChoice"];
                    qualifications: components["schemas"]["FilledText"];
                    bio: components["schemas"]["FilledText"];
                };
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            201: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefreshToken"];
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefreshToken"];
        responses: {
            200: components["responses"]["Tokens"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "5Jm0c1r2c0Q8xJcM8m0aPw"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["MailedToken"];
                };
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "learner@lyceum.test"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "5Jm0c1r2c0Q8xJcM8m0aPw",
                 *       "password": "another long sentence"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["MailedToken"];
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            204: components["responses"]["PasswordSet"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    upgradeToInstructor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InstructorApplication"];
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitInstructorInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InstructorApplication"];
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInstructorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expertise": [
                 *         "typescript"
                 *       ],
                 *       "qualifications": "Ten years of front-end work",
                 *       "bio": "I teach what I build."
                 *     }
                 */
                "application/json": {
                    expertise: components["schemas"]["ExpertiseChoice"];
                    qualifications: components["schemas"]["LongText"];
                    bio: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyEnrollments: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnrollmentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Calendar"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Nothing"];
        responses: {
            200: components["responses"]["Calendar"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnOffCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessagePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessagePreferences"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMessagePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "receives": true
                 *     }
                 */
                "application/json": {
                    receives: boolean;
                    courseId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MessagePreferences"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyCertificates: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of results per page.
                 * @example 12
                 */
                limit?: components["parameters"]["Limit12"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CertificatePage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The verification code of a certificate.
                 * @example 7K3QM-9XW2P-4HTRD-V8N6C
                 */
                id: components["parameters"]["CertificateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Certificate"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Favorites"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "intro-to-typescript"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The ids of courses. */
                    ids: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["Favorites"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
