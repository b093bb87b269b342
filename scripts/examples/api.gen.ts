// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: operations["accountSessions"];
        put?: never;
        post?: never;
        /** Sign every other device out */
        delete: operations["accountSignOutElsewhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one device out */
        delete: operations["accountEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your access tokens */
        get: operations["accountAccessTokens"];
        put?: never;
        /** Create an access token; needs your password unless you signed in within the last 10 minutes */
        post: operations["accountCreateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an access token at once; needs your password unless you signed in within the last 10 minutes */
        post: operations["accountRevokeAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your profile */
        get: operations["accountProfile"];
        /** Change your profile; a new email address needs your password, unless you signed in within the last 10 minutes, and waits until it is confirmed */
        put: operations["accountUpdateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change your profile; a new email address needs your password, unless you signed in within the last 10 minutes, and waits until it is confirmed */
        patch: operations["accountUpdateProfilePartly"];
        trace?: never;
    };
    "/api/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms your address once more */
        post: operations["accountResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Keep your email address: the new one that waits to be confirmed is forgotten */
        delete: operations["accountCancelAddressChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an account that signs in with Google a password, within 10 minutes of signing in */
        post: operations["accountCreatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your password; every other device is signed out */
        post: operations["accountChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about you, as a file; a copy goes to your verified address */
        get: operations["accountExportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivate your account now and have it erased in 15 days; needs your password unless you signed in within the last 10 minutes */
        post: operations["accountDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user; 401 without one */
        get: operations["accountCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; sets the session cookie */
        post: operations["accountLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account and sign in */
        post: operations["accountRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["accountLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/firebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with an ID token from Google; sets the session cookie */
        post: operations["accountGoogleToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reactivate-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a deactivated account active again, within 10 minutes of an attempt to sign in to it */
        post: operations["accountReactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address with the token of the mailed link, which works once */
        post: operations["accountVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to the old email address with the token of the link that was mailed to it; ends every session and mails a link to choose a new password */
        post: operations["accountUndoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password, if the address has an account */
        post: operations["accountForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the token of the mailed link, which works once */
        post: operations["accountResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories */
        get: operations["categoryList"];
        put?: never;
        /**
         * Create a category
         * @description For administrators.
         */
        post: operations["categoryCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["categoryGet"];
        /**
         * Change a category
         * @description For administrators.
         */
        put: operations["categoryUpdate"];
        post?: never;
        /**
         * Delete an empty category
         * @description For administrators.
         */
        delete: operations["categoryRemove"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description For administrators.
         */
        patch: operations["categoryUpdatePartly"];
        trace?: never;
    };
    "/api/subcategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sub-categories, or those of one category */
        get: operations["categoryListSub"];
        put?: never;
        /**
         * Create a sub-category
         * @description For administrators.
         */
        post: operations["categoryCreateSub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subcategories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sub-category */
        get: operations["categoryGetSub"];
        /**
         * Change a sub-category
         * @description For administrators.
         */
        put: operations["categoryUpdateSub"];
        post?: never;
        /**
         * Delete an empty sub-category
         * @description For administrators.
         */
        delete: operations["categoryRemoveSub"];
        options?: never;
        head?: never;
        /**
         * Change a sub-category
         * @description For administrators.
         */
        patch: operations["categoryUpdateSubPartly"];
        trace?: never;
    };
    "/api/admin/hierarchy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every category with its sub-categories and their contents, drafts included
         * @description For administrators.
         */
        get: operations["categoryHierarchy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quizzes of every status: searched, filtered, sorted and paged
         * @description For administrators.
         */
        get: operations["quizPageForAuthor"];
        put?: never;
        /**
         * Create a quiz with its questions in one go
         * @description For administrators.
         */
        post: operations["quizCreateWithQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How others did */
        get: operations["quizStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All quizzes, the newest first; open ones unless you are an administrator */
        get: operations["quizList"];
        put?: never;
        /**
         * Create a quiz; its questions follow in bulk
         * @description For administrators.
         */
        post: operations["quizCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quiz with its questions; for administrators with everything that an author needs */
        get: operations["quizGet"];
        /**
         * Change a quiz, not its questions
         * @description For administrators.
         */
        put: operations["quizUpdate"];
        post?: never;
        /**
         * Delete a quiz; results of those who took it stay
         * @description For administrators.
         */
        delete: operations["quizRemove"];
        options?: never;
        head?: never;
        /**
         * Change a quiz, not its questions
         * @description For administrators.
         */
        patch: operations["quizUpdatePartly"];
        trace?: never;
    };
    "/api/admin/hierarchy/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a category or sub-category with everything on it
         * @description For administrators.
         */
        post: operations["quizRemoveWithContents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question to a quiz
         * @description For administrators.
         */
        post: operations["quizAddQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add questions to a quiz
         * @description For administrators.
         */
        post: operations["quizAddQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A question with its key
         * @description For administrators.
         */
        get: operations["quizGetQuestion"];
        /**
         * Change a question; what is left out stays as it is
         * @description For administrators.
         */
        put: operations["quizUpdateQuestion"];
        post?: never;
        /**
         * Delete a question; results with it stay
         * @description For administrators.
         */
        delete: operations["quizRemoveQuestion"];
        options?: never;
        head?: never;
        /**
         * Change a question; what is left out stays as it is
         * @description For administrators.
         */
        patch: operations["quizUpdateQuestionPartly"];
        trace?: never;
    };
    "/api/quizzes/{quizId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a quiz, or take up the attempt that is open */
        post: operations["attemptStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save several answers of an open attempt */
        post: operations["attemptSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit and grade; repeating it gives the same result */
        post: operations["attemptSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{attemptId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an open attempt */
        post: operations["attemptLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/open-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your open attempts, the one that ends first before the others */
        get: operations["attemptOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your finished attempts with answers and keys */
        get: operations["attemptReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{quizId}/user-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your best and your attempts on a quiz */
        get: operations["attemptProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ten best learners */
        get: operations["progressLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of the whole site */
        get: operations["progressStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A series with its quizzes */
        get: operations["seriesGet"];
        /**
         * Change a series; its internal name stays
         * @description For administrators.
         */
        put: operations["seriesUpdate"];
        post?: never;
        /**
         * Delete a series; its quizzes stay
         * @description For administrators.
         */
        delete: operations["seriesRemove"];
        options?: never;
        head?: never;
        /**
         * Change a series; its internal name stays
         * @description For administrators.
         */
        patch: operations["seriesUpdatePartly"];
        trace?: never;
    };
    "/api/admin/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post of any status, to edit
         * @description For administrators.
         */
        get: operations["blogGetForAuthor"];
        /**
         * Change a post; its address stays once it has been published
         * @description For administrators.
         */
        put: operations["blogUpdate"];
        post?: never;
        /**
         * Delete a post
         * @description For administrators.
         */
        delete: operations["blogRemove"];
        options?: never;
        head?: never;
        /**
         * Change a post; its address stays once it has been published
         * @description For administrators.
         */
        patch: operations["blogUpdatePartly"];
        trace?: never;
    };
    "/api/admin/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of every status, the newest first
         * @description For administrators.
         */
        get: operations["blogListForAuthor"];
        put?: never;
        /**
         * Write a post
         * @description For administrators.
         */
        post: operations["blogCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The approved testimonials */
        get: operations["testimonialList"];
        put?: never;
        /** Hand in a testimonial; it appears once it is approved */
        post: operations["testimonialSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A testimonial of any status
         * @description For administrators.
         */
        get: operations["testimonialGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject a testimonial
         * @description For administrators.
         */
        patch: operations["testimonialDecide"];
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the people of this site */
        post: operations["contactSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quiz and its questions in one go
         * @description For administrators.
         */
        put: operations["quizBulkUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{quizId}/retake-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you may take the quiz now */
        get: operations["attemptRetakeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of your open attempt, else a preview that cannot be submitted */
        get: operations["attemptRandom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/quiz-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your finished attempts, the newest first */
        get: operations["attemptList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/open-attempts/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your open attempts with its questions and the answers saved so far */
        get: operations["attemptGetOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save one answer of an open attempt */
        post: operations["attemptSaveAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz-attempts/simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a finished or abandoned attempt, as older clients do */
        post: operations["attemptReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All series, the newest first */
        get: operations["seriesList"];
        put?: never;
        /**
         * Create a series
         * @description For administrators.
         */
        post: operations["seriesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{categoryId}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The series of one category, the newest first */
        get: operations["seriesListOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the quizzes of a series, in order
         * @description For administrators.
         */
        put: operations["seriesArrange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published posts, the newest first */
        get: operations["blogList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published post */
        get: operations["blogGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Testimonials of every status, those that wait for a decision first
         * @description For administrators.
         */
        get: operations["testimonialListForReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of the contact form, the newest first
         * @description For administrators.
         */
        get: operations["contactList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message of the contact form
         * @description For administrators.
         */
        get: operations["contactGet"];
        put?: never;
        post?: never;
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
        AccessToken: {
            id: number;
            name: string;
            /** @enum {string} */
            scope: "read" | "write" | "admin";
            /** @description The last four characters of the token */
            hint: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description To the minute */
            lastUsedAt: string | null;
        };
        AccessTokenRequest: {
            /** @description What the token is for, in your own words */
            name: string;
            scope: components["schemas"]["TokenScope"];
            expiresInDays: number;
            password?: components["schemas"]["OwnerPassword"];
        };
        AddressUndo: {
            token: string;
        };
        AnswerInput: {
            questionId: number;
            /** @description for clients whose messages may overtake one another: grows with every change of this answer, and one that is not higher than the stored one is ignored. Without it the answer is the newest. */
            seq?: number;
            /** @default -1 */
            selectedOption?: number;
            /** @default [] */
            selectedOptions?: number[];
            answerText?: string | null;
            /** @default false */
            flagged?: boolean;
        };
        AnswerReview: {
            id: number;
            questionId: number;
            isCorrect: boolean;
            isAnswered: boolean;
            flagged: boolean;
            selectedOption: number;
            selectedOptions: number[];
            answerText: string | null;
            question: {
                text: string;
                type: components["schemas"]["QuestionType"];
                imageUrl: string | null;
                imageAlt: string | null;
                options: string[];
                order: number[];
                /** @constant */
                keyShown: true;
                correctOption: number | null;
                correctOptions: number[];
                acceptedAnswers: string[];
                explanation: string | null;
            } | {
                text: string;
                type: components["schemas"]["QuestionType"];
                imageUrl: string | null;
                imageAlt: string | null;
                options: string[];
                order: number[];
                /** @constant */
                keyShown: false;
            };
        };
        AnswersSaved: {
            answers: components["schemas"]["SavedAnswer"][];
            /** Format: date-time */
            deadline: string;
            /** Format: date-time */
            serverNow: string;
        };
        AttemptForTaker: {
            id: number;
            quiz: {
                id: number;
                title: string;
            };
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            deadline: string;
            /** Format: date-time */
            serverNow: string;
            resumed: boolean;
            /** @description whether leaving within the first 4 seconds leaves no result; it does once in 48 hours */
            canBeVoided: boolean;
            questions: components["schemas"]["PaperQuestionForTaker"][];
            answers: components["schemas"]["SavedAnswer"][];
        };
        AttemptReceipt: {
            /** @description questions whose answer arrived in time */
            answersReceived: number;
            /** @description when the last of those answers arrived */
            lastReceivedAt: string | null;
            /** @description answers that arrived after the end and were not counted, in the order of the paper */
            late: {
                questionId: number;
                /** @description place on the paper, from 1 */
                number: number;
                /** @description whole seconds after the end of the attempt, at least 1 */
                secondsLate: number;
            }[];
        };
        AttemptRef: {
            attemptId: number;
        };
        AttemptReview: {
            id: number;
            quizId: number;
            quiz: {
                id: number;
                title: string;
                /** @description whether it can still be found and taken */
                isOpen: boolean;
            };
            /** @enum {string} */
            status: "submitted" | "timed_out" | "abandoned" | "self_reported";
            selfReported: boolean;
            score: number;
            totalQuestions: number;
            percentage: number;
            passed: boolean;
            /** @description how many correct answers pass */
            passScore: number;
            /** @description the pass mark when the attempt began */
            passMarkPercent: number;
            /**
             * @description clock: the time ran out
             * @enum {string}
             */
            endedBy: "learner" | "clock";
            /** @description seconds */
            timeTaken: number | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            completedAt: string;
            canRetakeAt: string | null;
            /** Format: date-time */
            serverNow: string;
            previousPercentage: number | null;
            receipt: components["schemas"]["AttemptReceipt"];
            answers: components["schemas"]["AnswerReview"][];
        };
        AttemptSummary: {
            id: number;
            quizId: number;
            quiz: {
                id: number;
                title: string;
                /** @description whether it can still be found and taken */
                isOpen: boolean;
            };
            /** @enum {string} */
            status: "submitted" | "timed_out" | "abandoned" | "self_reported";
            selfReported: boolean;
            score: number;
            totalQuestions: number;
            percentage: number;
            passed: boolean;
            /** @description how many correct answers pass */
            passScore: number;
            /** @description the pass mark when the attempt began */
            passMarkPercent: number;
            /**
             * @description clock: the time ran out
             * @enum {string}
             */
            endedBy: "learner" | "clock";
            /** @description seconds */
            timeTaken: number | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            completedAt: string;
            canRetakeAt: string | null;
        };
        Category: {
            id: number;
            name: string;
            displayName: string;
            description: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            quizCount: number;
        };
        CategoryNode: {
            id: number;
            name: string;
            displayName: string;
            description: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            quizCount: number;
            activeQuizCount: number;
            questionCount: number;
            seriesCount: number;
            unsorted: {
                quizCount: number;
                activeQuizCount: number;
                questionCount: number;
            };
            subCategories: {
                id: number;
                name: string;
                displayName: string;
                description: string | null;
                categoryId: number;
                imageUrl: string | null;
                status: components["schemas"]["CategoryStatus"];
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                quizCount: number;
                activeQuizCount: number;
                questionCount: number;
            }[];
        };
        CategoryRef: {
            /** @enum {string} */
            kind: "category" | "subCategory";
            id: number;
        };
        CategoryRemoval: {
            target: components["schemas"]["CategoryRef"];
            typedName: string;
            quizzes: number;
        };
        /** @enum {string} */
        CategoryStatus: "active" | "archived";
        ContactAnswer: {
            success: boolean;
            message: string;
            reference?: number;
        };
        /** @enum {string} */
        ContactCategory: "general" | "technical" | "account" | "quiz" | "billing" | "feature" | "bug" | "other";
        ContactForm: {
            name: string;
            email: string;
            subject: string;
            category: components["schemas"]["ContactCategory"];
            message: string;
            website?: string;
        };
        ContactMessage: {
            /** @description The reference that the sender was given */
            id: number;
            /** @description The account that sent it; null for a guest */
            userId: number | null;
            /** @description The name that the sender gave */
            name: string;
            /** @description The address to reply to */
            email: string;
            /** @description What it is about, in the words of the sender */
            subject: string;
            /** @description What it is about */
            category: components["schemas"]["ContactCategory"];
            /** @description The text, as it was written */
            message: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            createdAt: string;
        };
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        CurrentUser: {
            id: number;
            username: string;
            email: string;
            displayName: string | null;
            firstName: string | null;
            lastName: string | null;
            photoURL: string | null;
            timezone: string | null;
            preferredLanguage: string;
            emailVerified: boolean;
            hasPassword: boolean;
            usernameProvisional: boolean;
            isAdmin: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        DeletionRequest: {
            password?: components["schemas"]["OwnerPassword"];
        };
        DeletionScheduled: {
            message: string;
            /** Format: date-time */
            scheduledDeletionDate: string;
        };
        /** @enum {string} */
        EditableQuizStatus: "active" | "draft";
        EducationLevel: "" | ("High School" | "Bachelor's Degree" | "Master's Degree" | "PhD" | "Professional Certificate" | "Other") | string;
        Email: string;
        EmailVerification: {
            token: string;
        };
        FormAnswer: {
            success: boolean;
            message?: string;
            error?: string;
        };
        /**
         * @example {
         *       "success": false,
         *       "message": "Name must be at least 2 characters",
         *       "error": "Name must be at least 2 characters",
         *       "failure": "invalid",
         *       "requestId": "3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10",
         *       "fields": {
         *         "name": "Name must be at least 2 characters"
         *       }
         *     }
         */
        FormRefusal: {
            /** @description What happened, for people */
            message: string;
            /**
             * @description What happened, for programs
             * @enum {string}
             */
            failure: "invalid" | "signed-out" | "other-account" | "forbidden" | "deactivated" | "not-found" | "conflict" | "cooldown" | "attempt-over" | "attempt-open" | "stale" | "key-reused" | "precondition" | "too-many-requests" | "unavailable" | "internal";
            /**
             * Format: uuid
             * @description To quote when asking for help
             */
            requestId: string;
            /** @description Message per input field, by its path: `questions.3.text` */
            fields?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description With `cooldown`: when the quiz opens again
             */
            canRetakeAt?: string;
            /** @description With `attempt-open`: the quiz being taken */
            quizId?: number;
            /** @description With `stale` and `precondition`: the stored version, which was not overwritten */
            current?: {
                /**
                 * Format: date-time
                 * @description When it was changed
                 */
                updatedAt: string;
                /** @description Who has changed it */
                updatedBy: string | null;
                /** @description The stored document, as the call that reads it answers */
                document?: unknown;
            };
            /** @description With `too-many-requests`: seconds to wait */
            retryAfter?: number;
            /** @description With `deactivated`: always true */
            isDeactivated?: boolean;
            /** @description With `deactivated`: the account’s address */
            email?: string;
            /**
             * Format: date-time
             * @description With `deactivated`: when the account will be erased
             */
            scheduledDeletionDate?: string;
            /** @constant */
            success: false;
            /** @description The same as `message` */
            error: string;
        };
        GoogleIdToken: {
            idToken: string;
            nonce?: string;
        };
        LeaderboardEntry: {
            name: string;
            quizzesCompleted: number;
            score: number;
        };
        /** @enum {string} */
        LearningLevel: "beginner" | "intermediate" | "advanced";
        LeaveOutcome: {
            result: components["schemas"]["AttemptSummary"];
            receipt: components["schemas"]["AttemptReceipt"];
            /** Format: date-time */
            serverNow: string;
            /** @constant */
            kind: "abandoned";
        } | {
            /** @constant */
            kind: "void";
            /**
             * Format: date-time
             * @description until then, starting again continues with the same questions
             */
            pinnedUntil: string;
            /**
             * Format: date-time
             * @description the deadline when it is continued
             */
            deadline: string;
        } | {
            result: components["schemas"]["AttemptSummary"];
            receipt: components["schemas"]["AttemptReceipt"];
            /** Format: date-time */
            serverNow: string;
            /** @constant */
            kind: "already_over";
        };
        NewAccessToken: {
            id: number;
            name: string;
            /** @enum {string} */
            scope: "read" | "write" | "admin";
            /** @description The last four characters of the token */
            hint: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description To the minute */
            lastUsedAt: string | null;
            /** @description Send it as `Authorization: Bearer …`. It is not shown again. */
            token: string;
        };
        NewCategory: {
            /** @description The name that people see */
            displayName: string;
            /** @description What belongs in it */
            description?: string | null;
            /** @description Made into the internal name */
            name: string;
        };
        NewPassword: string;
        NewQuiz: {
            /** @description What the quiz is called */
            title: string;
            /**
             * @description What it is about, in Markdown
             * @default
             */
            description?: string;
            /**
             * @description The category; only a draft may do without
             * @default null
             */
            categoryId?: number | null;
            /**
             * @description A sub-category of that category, or none
             * @default null
             */
            subCategoryId?: number | null;
            /**
             * @description Minutes; null for the default of 30
             * @default null
             */
            timeLimit?: number | null;
            /**
             * @description Learners see active quizzes alone
             * @default active
             */
            status?: components["schemas"]["EditableQuizStatus"];
            /** @description How many questions an attempt draws */
            questionsPerAttempt?: number;
            /** @description A cover, by https */
            imageUrl?: ("" | string) | null;
            /**
             * @description The level to show; null shows what the questions’ ratings say
             * @default null
             */
            difficultyOverride?: components["schemas"]["LearningLevel"] | null;
            /** @description Taken from older clients and not used: series name their quizzes */
            seriesId?: number | null;
        };
        NewQuizWithQuestions: {
            /** @description What the quiz is called */
            title: string;
            /**
             * @description What it is about, in Markdown
             * @default
             */
            description?: string;
            /**
             * @description The category; only a draft may do without
             * @default null
             */
            categoryId?: number | null;
            /**
             * @description A sub-category of that category, or none
             * @default null
             */
            subCategoryId?: number | null;
            /**
             * @description Minutes; null for the default of 30
             * @default null
             */
            timeLimit?: number | null;
            /**
             * @description Learners see active quizzes alone
             * @default active
             */
            status?: components["schemas"]["EditableQuizStatus"];
            /** @description How many questions an attempt draws */
            questionsPerAttempt?: number;
            /** @description A cover, by https */
            imageUrl?: ("" | string) | null;
            /**
             * @description The level to show; null shows what the questions’ ratings say
             * @default null
             */
            difficultyOverride?: components["schemas"]["LearningLevel"] | null;
            /** @description In their order; a draft may have none */
            questions: components["schemas"]["QuestionInput"][];
        };
        NewSeries: {
            /** @description The name that people see */
            displayName: string;
            /**
             * @description What the series leads to, in Markdown
             * @default
             */
            description?: string;
            /** @description The category that it is in */
            categoryId: number;
            /** @description A cover, by https */
            imageUrl?: ("" | string) | null;
            /**
             * @description For whom it is
             * @default beginner
             */
            difficulty?: components["schemas"]["LearningLevel"];
            /** @description In words; null shows the sum of the quizzes’ time limits */
            estimatedDuration?: string | null;
            /** @description What to know before, an entry a line */
            prerequisites?: (string | string[]) | null;
            /** @description What one knows after, an entry a line */
            learningOutcomes?: (string | string[]) | null;
            /**
             * @description Learners see active series alone
             * @default active
             */
            status?: components["schemas"]["CategoryStatus"];
            /** @description Made into the internal name */
            name: string;
        };
        NewSubCategory: {
            /** @description The name that people see */
            displayName: string;
            /** @description What belongs in it */
            description?: string | null;
            /** @description A picture, by https */
            imageUrl?: ("" | string) | null;
            /** @description Made into the internal name */
            name: string;
            /** @description The category that it is part of */
            categoryId: number;
        };
        NewTestimonial: {
            name: string;
            role: string;
            content: string;
            rating: number;
        };
        OpenAttempt: {
            id: number;
            quiz: {
                id: number;
                title: string;
            };
            /** Format: date-time */
            deadline: string;
            /** Format: date-time */
            serverNow: string;
        };
        OwnerPassword: string;
        OwnTestimonial: {
            id: number;
            name: string;
            role: string;
            content: string;
            rating: number;
            /** Format: date-time */
            createdAt: string;
            status: components["schemas"]["TestimonialStatus"];
        };
        PaperQuestionForTaker: {
            questionId: number;
            type: components["schemas"]["QuestionType"];
            text: string;
            imageUrl: string | null;
            imageAlt: string | null;
            options: {
                index: number;
                text: string;
            }[];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        PasswordCreation: {
            password: string;
        };
        PasswordReset: {
            token: string;
            password: string;
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        Post: {
            id: number;
            slug: string;
            title: string;
            excerpt: string;
            featuredImage: string | null;
            /** Format: date-time */
            publishedAt: string;
            readingTimeMinutes: number;
            viewCount: number;
            tags: string[];
            /** @description what the picture shows */
            featuredImageAlt: string | null;
            content: string;
            authorName: string | null;
            categoryId: number | null;
            categoryName: string | null;
            metaTitle: string;
            metaDescription: string;
            /** Format: date-time */
            updatedAt: string;
            older: {
                slug: string;
                title: string;
            } | null;
            newer: {
                slug: string;
                title: string;
            } | null;
        };
        PostCard: {
            id: number;
            slug: string;
            title: string;
            excerpt: string;
            featuredImage: string | null;
            /** Format: date-time */
            publishedAt: string;
            readingTimeMinutes: number;
            viewCount: number;
            tags: string[];
        };
        PostForAuthor: {
            id: number;
            title: string;
            slug: string;
            excerpt: string;
            content: string;
            featuredImage: string | null;
            /** @description what the picture shows */
            featuredImageAlt: string | null;
            authorId: number | null;
            authorName: string;
            categoryId: number | null;
            tags: string[];
            metaTitle: string | null;
            metaDescription: string | null;
            status: components["schemas"]["PostStatus"];
            publishedAt: string | null;
            readingTimeMinutes: number;
            viewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PostInput: {
            /** @description The heading */
            title: string;
            /** @description What lists show of it */
            excerpt: string;
            /** @description The post, in Markdown */
            content: string;
            /** @description A picture for its head, by https */
            featuredImage?: ("" | string) | null;
            /** @description What the picture shows, for readers who do not see it */
            featuredImageAlt?: string | null;
            /**
             * @description A category that it belongs to
             * @default null
             */
            categoryId?: number | null;
            /** @description Words to find it by */
            tags?: string[] | null;
            /**
             * @description Readers see published posts alone
             * @default draft
             */
            status?: components["schemas"]["PostStatus"];
            /** @description The title for search engines; null makes it of the title */
            metaTitle?: string | null;
            /** @description The description for search engines; null makes it of the excerpt */
            metaDescription?: string | null;
            /**
             * @description null makes it of the content
             * @default null
             */
            readingTimeMinutes?: number | null;
            /** @description The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published */
            slug?: string | null;
        };
        /** @enum {string} */
        PostStatus: "draft" | "published" | "archived";
        Profile: {
            id: number;
            username: string;
            email: string;
            /** @description A new address that waits to be confirmed */
            pendingEmail: string | null;
            emailVerified: boolean;
            displayName: string | null;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            homeCountry: string | null;
            dateOfBirth: string | null;
            occupation: string | null;
            educationLevel: string | null;
            learningGoals: string | null;
            bio: string | null;
            profilePicture: string | null;
            photoURL: string | null;
            timezone: string | null;
            preferredLanguage: string;
            hasPassword: boolean;
            hasGoogle: boolean;
            usernameProvisional: boolean;
            isAdmin: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the profile was last changed
             */
            updatedAt: string;
            lastLoginAt: string | null;
        };
        ProfileUpdateRequest: {
            firstName?: string;
            lastName?: string;
            displayName?: string;
            email?: string;
            /** @description A telephone number */
            phoneNumber?: string | null;
            /** @description The country, in words */
            homeCountry?: string | null;
            /** @description The time zone in which dates are shown */
            timezone?: ("" | ("UTC" | "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Asia/Shanghai" | "Asia/Kolkata")) | null;
            /**
             * @description ISO 639-1 code
             * @enum {string}
             */
            preferredLanguage?: "en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar";
            /** @description A day, `2001-05-31` */
            dateOfBirth?: ("" | string) | null;
            /** @description The occupation, in words */
            occupation?: string | null;
            /** @description A level of the list, or `Other: ` with words of one’s own */
            educationLevel?: components["schemas"]["EducationLevel"] | null;
            /** @description What the person wants to learn */
            learningGoals?: string | null;
            /** @description A text about the person */
            bio?: string | null;
            /** @description Address of a picture, by https */
            profilePicture?: ("" | string) | null;
            /** @description Proves the owner where the email address is a new one */
            password?: components["schemas"]["OwnerPassword"];
            /**
             * Format: date-time
             * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
             */
            loadedUpdatedAt?: string;
        };
        /** @enum {string} */
        QuestionDifficulty: "easy" | "medium" | "hard";
        QuestionEntry: {
            /** @description The question as learners read it, in Markdown */
            text?: string;
            type?: components["schemas"]["QuestionType"];
            /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines */
            options?: string[];
            /** @description Index of the right option; null for multiple_choice */
            correctOption?: number | null;
            /** @description Indexes of all right options, for multiple_choice alone */
            correctOptions?: number[] | null;
            /** @description For fill_blank: capitals count */
            caseSensitive?: boolean;
            /** @description For fill_blank: how far a number may be off; null compares texts */
            numericTolerance?: number | null;
            /** @description What the author thinks */
            difficulty?: components["schemas"]["QuestionDifficulty"];
            /** @description Shown with the result, in Markdown */
            explanation?: string | null;
            /** @description A picture to show with the question, by https */
            imageUrl?: ("" | string) | null;
            /** @description What the picture shows, for those who do not see it */
            imageAlt?: string | null;
            /** @description Of a stored question, whose absent fields stay as they are; without it the question is new */
            id?: number;
        };
        QuestionForAuthor: {
            id: number;
            type: components["schemas"]["QuestionType"];
            text: string;
            options: string[];
            imageUrl: string | null;
            imageAlt: string | null;
            quizId: number;
            categoryId: number | null;
            position: number;
            correctOption: number | null;
            correctOptions: number[];
            difficulty: components["schemas"]["QuestionDifficulty"];
            explanation: string | null;
            caseSensitive: boolean;
            numericTolerance: number | null;
            timesAnswered: number;
            timesCorrect: number;
            timesSkipped: number;
            calculatedDifficulty: components["schemas"]["QuestionDifficulty"];
            difficultyScore: number;
            lastDifficultyUpdate: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        QuestionForTaker: {
            id: number;
            type: components["schemas"]["QuestionType"];
            text: string;
            options: string[];
            imageUrl: string | null;
            imageAlt: string | null;
        };
        QuestionInput: {
            /** @description The question as learners read it, in Markdown */
            text: string;
            /** @default single_choice */
            type?: components["schemas"]["QuestionType"];
            /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines */
            options: string[];
            /**
             * @description Index of the right option; null for multiple_choice
             * @default null
             */
            correctOption?: number | null;
            /** @description Indexes of all right options, for multiple_choice alone */
            correctOptions?: number[] | null;
            /**
             * @description For fill_blank: capitals count
             * @default false
             */
            caseSensitive?: boolean;
            /**
             * @description For fill_blank: how far a number may be off; null compares texts
             * @default null
             */
            numericTolerance?: number | null;
            /**
             * @description What the author thinks
             * @default medium
             */
            difficulty?: components["schemas"]["QuestionDifficulty"];
            /** @description Shown with the result, in Markdown */
            explanation?: string | null;
            /** @description A picture to show with the question, by https */
            imageUrl?: ("" | string) | null;
            /** @description What the picture shows, for those who do not see it */
            imageAlt?: string | null;
            /** @description Present for a question that is already stored */
            id?: number;
        };
        /** @enum {string} */
        QuestionType: "single_choice" | "multiple_choice" | "true_false" | "fill_blank";
        QuizCard: {
            id: number;
            title: string;
            description: string;
            /** @description Beginner, Intermediate or Advanced */
            difficulty: string;
            status: components["schemas"]["QuizStatus"];
            questionCount: number;
            questionsPerAttempt: number;
            totalQuestions: number;
            /** @description minutes */
            timeLimit: number;
            attemptCount: number;
            totalAttempts: number;
            /** @description percent */
            averageScore: number | null;
            /** @description percent */
            passRate: number | null;
            /** @description null for a draft that has no category yet */
            categoryId: number | null;
            /** @description internal name */
            category: string | null;
            categoryName: string;
            subCategoryId: number | null;
            subCategoryName: string | null;
            seriesId: number | null;
            imageUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        QuizChanges: {
            /** @description What the quiz is called */
            title?: string;
            /** @description What it is about, in Markdown */
            description?: string;
            /** @description The category; only a draft may do without */
            categoryId?: number | null;
            /** @description A sub-category of that category, or none */
            subCategoryId?: number | null;
            /** @description Minutes; null for the default of 30 */
            timeLimit?: number | null;
            /** @description Learners see active quizzes alone */
            status?: components["schemas"]["EditableQuizStatus"];
            /** @description How many questions an attempt draws */
            questionsPerAttempt?: number;
            /** @description A cover, by https */
            imageUrl?: ("" | string) | null;
            /** @description The level to show; null shows what the questions’ ratings say */
            difficultyOverride?: components["schemas"]["LearningLevel"] | null;
        };
        QuizForAuthor: {
            id: number;
            title: string;
            description: string;
            /** @description Beginner, Intermediate or Advanced */
            difficulty: string;
            status: components["schemas"]["QuizStatus"];
            questionCount: number;
            questionsPerAttempt: number;
            totalQuestions: number;
            timeLimit: number | null;
            attemptCount: number;
            totalAttempts: number;
            /** @description percent */
            averageScore: number | null;
            /** @description percent */
            passRate: number | null;
            /** @description null for a draft that has no category yet */
            categoryId: number | null;
            /** @description internal name */
            category: string | null;
            categoryName: string;
            subCategoryId: number | null;
            subCategoryName: string | null;
            seriesId: number | null;
            imageUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            difficultyOverride: components["schemas"]["LearningLevel"] | null;
            questions: components["schemas"]["QuestionForAuthor"][];
        };
        QuizForTaker: {
            id: number;
            title: string;
            description: string;
            /** @description Beginner, Intermediate or Advanced */
            difficulty: string;
            status: components["schemas"]["QuizStatus"];
            questionCount: number;
            questionsPerAttempt: number;
            totalQuestions: number;
            /** @description minutes */
            timeLimit: number;
            attemptCount: number;
            totalAttempts: number;
            /** @description percent */
            averageScore: number | null;
            /** @description percent */
            passRate: number | null;
            /** @description null for a draft that has no category yet */
            categoryId: number | null;
            /** @description internal name */
            category: string | null;
            categoryName: string;
            subCategoryId: number | null;
            subCategoryName: string | null;
            seriesId: number | null;
            imageUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            questions: components["schemas"]["QuestionForTaker"][];
        };
        /** @enum {string} */
        QuizLength: "short" | "medium" | "long";
        QuizPage: {
            items: components["schemas"]["QuizCard"][];
            total: number;
            page: number;
            pageSize: number;
        };
        QuizSaved: {
            message: string;
            updatedQuestions: number;
            createdQuestions: number;
            removedQuestions: number;
        };
        /** @enum {string} */
        QuizSortForAuthor: "updated" | "newest" | "title" | "category" | "status" | "questions" | "popular" | "shortest";
        QuizStats: {
            totalUsers: number;
            topScore: number;
            topScoreCorrect: number;
            topScoreTotal: number;
            averageScore: number | null;
            passRate: number | null;
            attemptCount: number;
            /** @description the same without your own results; null when not signed in */
            others: {
                totalUsers: number;
                attemptCount: number;
                averageScore: number | null;
                passRate: number | null;
            } | null;
        };
        /** @enum {string} */
        QuizStatus: "active" | "draft" | "archived";
        /**
         * @example {
         *       "message": "Quiz not found",
         *       "failure": "not-found",
         *       "requestId": "3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10"
         *     }
         */
        Refusal: {
            /** @description What happened, for people */
            message: string;
            /**
             * @description What happened, for programs
             * @enum {string}
             */
            failure: "invalid" | "signed-out" | "other-account" | "forbidden" | "deactivated" | "not-found" | "conflict" | "cooldown" | "attempt-over" | "attempt-open" | "stale" | "key-reused" | "precondition" | "too-many-requests" | "unavailable" | "internal";
            /**
             * Format: uuid
             * @description To quote when asking for help
             */
            requestId: string;
            /** @description Message per input field, by its path: `questions.3.text` */
            fields?: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description With `cooldown`: when the quiz opens again
             */
            canRetakeAt?: string;
            /** @description With `attempt-open`: the quiz being taken */
            quizId?: number;
            /** @description With `stale` and `precondition`: the stored version, which was not overwritten */
            current?: {
                /**
                 * Format: date-time
                 * @description When it was changed
                 */
                updatedAt: string;
                /** @description Who has changed it */
                updatedBy: string | null;
                /** @description The stored document, as the call that reads it answers */
                document?: unknown;
            };
            /** @description With `too-many-requests`: seconds to wait */
            retryAfter?: number;
            /** @description With `deactivated`: always true */
            isDeactivated?: boolean;
            /** @description With `deactivated`: the account’s address */
            email?: string;
            /**
             * Format: date-time
             * @description With `deactivated`: when the account will be erased
             */
            scheduledDeletionDate?: string;
        };
        Registration: {
            username: components["schemas"]["Username"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            firstName?: string | null;
            lastName?: string | null;
            displayName?: string | null;
            /** @description A telephone number */
            phoneNumber?: string | null;
            /** @description The country, in words */
            homeCountry?: string | null;
            /** @description The time zone in which dates are shown */
            timezone?: ("" | ("UTC" | "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles" | "Europe/London" | "Europe/Paris" | "Asia/Tokyo" | "Asia/Shanghai" | "Asia/Kolkata")) | null;
            /**
             * @description ISO 639-1 code
             * @enum {string}
             */
            preferredLanguage?: "en" | "es" | "fr" | "de" | "it" | "pt" | "ru" | "zh" | "ja" | "ar";
            /** @description A day, `2001-05-31` */
            dateOfBirth?: ("" | string) | null;
            /** @description The occupation, in words */
            occupation?: string | null;
            /** @description A level of the list, or `Other: ` with words of one’s own */
            educationLevel?: components["schemas"]["EducationLevel"] | null;
            /** @description What the person wants to learn */
            learningGoals?: string | null;
            /** @description A text about the person */
            bio?: string | null;
        };
        RetakeStatus: {
            quizId: number;
            canRetake: boolean;
            canRetakeAt: string | null;
            lastAttempt: {
                id: number;
                score: number;
                totalQuestions: number;
                passed: boolean;
            } | null;
            openAttemptId: number | null;
            /** @description the deadline of an attempt that was left in its first seconds and that starting continues */
            pinnedDeadline: string | null;
            bestScore: number | null;
            mastered: boolean;
            /** Format: date-time */
            serverNow: string;
        };
        SavedAnswer: {
            questionId: number;
            seq: number;
            selectedOption: number;
            selectedOptions: number[];
            answerText: string | null;
            flagged: boolean;
        };
        SelfReport: {
            quizId: number;
            userId?: number;
            score: number;
            totalQuestions: number;
            timeTaken?: number;
            answers?: components["schemas"]["AnswerInput"][];
            passed?: boolean;
        };
        SeriesOnWire: {
            id: number;
            name: string;
            display_name: string;
            description: string;
            category_id: number;
            category_name: string;
            image_url: string | null;
            difficulty: components["schemas"]["LearningLevel"];
            estimated_duration: string;
            prerequisites: string[];
            learning_outcomes: string[];
            status: components["schemas"]["CategoryStatus"];
            quiz_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        SeriesWithQuizzesOnWire: {
            id: number;
            name: string;
            display_name: string;
            description: string;
            category_id: number;
            category_name: string;
            image_url: string | null;
            difficulty: components["schemas"]["LearningLevel"];
            estimated_duration: string;
            prerequisites: string[];
            learning_outcomes: string[];
            status: components["schemas"]["CategoryStatus"];
            quiz_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            quizzes: {
                id: number;
                title: string;
                description: string;
                quiz_order: number;
                unique_users: number;
                attempt_count: number;
            }[];
        };
        Session: {
            id: number;
            /** @description Browser and system, as the browser names them */
            device: string;
            /**
             * Format: date-time
             * @description When it was signed in
             */
            createdAt: string;
            /** @description To five minutes */
            lastUsedAt: string | null;
            /** @description Whether it is the session of this call */
            isCurrent: boolean;
        };
        Statistics: {
            totalQuizzes: number;
        };
        SubCategory: {
            id: number;
            name: string;
            displayName: string;
            description: string | null;
            categoryId: number;
            imageUrl: string | null;
            status: components["schemas"]["CategoryStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SubmitOutcome: {
            result: components["schemas"]["AttemptSummary"];
            receipt: components["schemas"]["AttemptReceipt"];
            /** Format: date-time */
            serverNow: string;
            /** @constant */
            kind: "submitted";
        } | {
            result: components["schemas"]["AttemptSummary"];
            receipt: components["schemas"]["AttemptReceipt"];
            /** Format: date-time */
            serverNow: string;
            /** @constant */
            kind: "timed_out";
        } | {
            result: components["schemas"]["AttemptSummary"];
            receipt: components["schemas"]["AttemptReceipt"];
            /** Format: date-time */
            serverNow: string;
            /** @constant */
            kind: "abandoned";
        } | {
            /** @constant */
            kind: "void";
            /**
             * Format: date-time
             * @description until then, starting again continues with the same questions
             */
            pinnedUntil: string;
            /**
             * Format: date-time
             * @description the deadline when it is continued
             */
            deadline: string;
        };
        Testimonial: {
            id: number;
            name: string;
            role: string;
            content: string;
            rating: number;
            /** Format: date-time */
            createdAt: string;
        };
        TestimonialForReview: {
            id: number;
            name: string;
            role: string;
            content: string;
            rating: number;
            /** Format: date-time */
            createdAt: string;
            status: components["schemas"]["TestimonialStatus"];
            userId: number;
            username: string;
            approvedAt: string | null;
            approvedBy: number | null;
            /** Format: date-time */
            updatedAt: string;
            updatedByName: string | null;
        };
        /** @enum {string} */
        TestimonialStatus: "pending" | "approved" | "rejected";
        /**
         * @description `read`: everything that only reads. `write`: taking quizzes and saving as well. `admin`: what administrators may do as well.
         * @enum {string}
         */
        TokenScope: "read" | "write" | "admin";
        Username: string;
        UserProgress: {
            /** @description percent */
            bestScore: number | null;
            bestCorrect: number | null;
            bestTotal: number | null;
            attemptCount: number;
            passed: boolean;
            hasAttempted: boolean;
            lastAttemptDate: string | null;
            history: number[];
        };
    };
    responses: {
        /** @description The request is not valid */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not signed in, or the access token is unknown, expired or revoked */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not allowed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Changed since the version that `If-Match` names */
        Precondition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is not JSON */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The `Idempotency-Key` came with another input before */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests */
        TooOften: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description An error of the server; quote the request id */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not available right now */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accountSessions: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "device": "text",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *         "isCurrent": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountSignOutElsewhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": {
                        ended: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": {
                        ended: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Session not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountAccessTokens: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "scope": "read",
                     *         "hint": "text",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "expiresAt": "2025-01-23T12:00:00.000Z",
                     *         "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCreateAccessToken: {
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
                 *       "name": "Ada",
                 *       "scope": "read",
                 *       "expiresInDays": 1,
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "scope": "read",
                     *       "hint": "text",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "expiresAt": "2025-01-23T12:00:00.000Z",
                     *       "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *       "token": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRevokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": {
                    password?: components["schemas"]["OwnerPassword"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Access token not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountUpdateProfile: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "displayName": "Ada",
                 *       "email": "ada@example.com",
                 *       "phoneNumber": "text",
                 *       "homeCountry": "text",
                 *       "timezone": "UTC",
                 *       "preferredLanguage": "en",
                 *       "dateOfBirth": "2000-02-29",
                 *       "occupation": "text",
                 *       "educationLevel": "High School",
                 *       "learningGoals": "text",
                 *       "bio": "text",
                 *       "profilePicture": "https://example.com/",
                 *       "password": "a long password",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountUpdateProfilePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "displayName": "Ada",
                 *       "email": "ada@example.com",
                 *       "phoneNumber": "text",
                 *       "homeCountry": "text",
                 *       "timezone": "UTC",
                 *       "preferredLanguage": "en",
                 *       "dateOfBirth": "2000-02-29",
                 *       "occupation": "text",
                 *       "educationLevel": "High School",
                 *       "learningGoals": "text",
                 *       "bio": "text",
                 *       "profilePicture": "https://example.com/",
                 *       "password": "a long password",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountCancelAddressChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "pendingEmail": "text",
                     *       "emailVerified": false,
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "phoneNumber": "text",
                     *       "homeCountry": "text",
                     *       "dateOfBirth": "text",
                     *       "occupation": "text",
                     *       "educationLevel": "text",
                     *       "learningGoals": "text",
                     *       "bio": "text",
                     *       "profilePicture": "text",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "hasPassword": false,
                     *       "hasGoogle": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCreatePassword: {
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
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordCreation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountChangePassword: {
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
                 *       "currentPassword": "text",
                 *       "newPassword": "text.."
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountExportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 3,
                     *       "exportedAt": "2025-01-23T12:00:00.000Z",
                     *       "profile": {
                     *         "id": 1,
                     *         "username": "ada_l",
                     *         "email": "ada@example.com",
                     *         "pendingEmail": "text",
                     *         "emailVerified": false,
                     *         "displayName": "Ada",
                     *         "firstName": "Ada",
                     *         "lastName": "Lovelace",
                     *         "phoneNumber": "text",
                     *         "homeCountry": "text",
                     *         "dateOfBirth": "text",
                     *         "occupation": "text",
                     *         "educationLevel": "text",
                     *         "learningGoals": "text",
                     *         "bio": "text",
                     *         "profilePicture": "text",
                     *         "photoURL": "text",
                     *         "timezone": "Europe/London",
                     *         "preferredLanguage": "en",
                     *         "hasPassword": false,
                     *         "hasGoogle": false,
                     *         "usernameProvisional": false,
                     *         "isAdmin": false,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "lastLoginAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "sessions": [
                     *         {
                     *           "device": "text",
                     *           "userAgent": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "lastUsedAt": "2025-01-23T12:00:00.000Z",
                     *           "expiresAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "accessTokens": [
                     *         {
                     *           "name": "Ada",
                     *           "scope": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "expiresAt": "2025-01-23T12:00:00.000Z",
                     *           "lastUsedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "formerEmails": [
                     *         {
                     *           "email": "ada@example.com",
                     *           "changedAt": "2025-01-23T12:00:00.000Z",
                     *           "undoUntil": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "attempts": [
                     *         {
                     *           "id": 1,
                     *           "quiz": {
                     *             "id": 1,
                     *             "title": "Capitals of Europe"
                     *           },
                     *           "status": "text",
                     *           "score": 8,
                     *           "totalQuestions": 10,
                     *           "passed": false,
                     *           "timeTaken": 1,
                     *           "startedAt": "2025-01-23T12:00:00.000Z",
                     *           "completedAt": "2025-01-23T12:00:00.000Z",
                     *           "canRetakeAt": "2025-01-23T12:00:00.000Z",
                     *           "answers": [
                     *             {
                     *               "question": "text",
                     *               "options": [
                     *                 "Porto",
                     *                 "Lisbon",
                     *                 "Faro",
                     *                 "Braga"
                     *               ],
                     *               "selectedOption": 1,
                     *               "selectedOptions": [
                     *                 1
                     *               ],
                     *               "answerText": "text",
                     *               "flagged": false,
                     *               "isCorrect": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "achievements": [
                     *         {
                     *           "achievementType": "text",
                     *           "achievementValue": 1,
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "earnedAt": "2025-01-23T12:00:00.000Z",
                     *           "metadata": {}
                     *         }
                     *       ],
                     *       "testimonials": [
                     *         {
                     *           "name": "Ada",
                     *           "role": "Student",
                     *           "content": "Remembering something makes it easier to remember **again**.",
                     *           "rating": 5,
                     *           "status": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "shares": [
                     *         {
                     *           "platform": "text",
                     *           "shareType": "text",
                     *           "quizAttemptId": 1,
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "metadata": {}
                     *         }
                     *       ],
                     *       "feedback": [
                     *         {
                     *           "quizId": 1,
                     *           "difficultyRating": 1,
                     *           "suggestions": "text",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "contactMessages": [
                     *         {
                     *           "name": "Ada",
                     *           "email": "ada@example.com",
                     *           "subject": "A question about my result",
                     *           "category": "text",
                     *           "message": "Your result has arrived, thank you.",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "blogPosts": [
                     *         {
                     *           "slug": "why-being-tested-helps-you-learn",
                     *           "title": "Capitals of Europe",
                     *           "createdAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "drafts": [
                     *         {
                     *           "kind": "text",
                     *           "documentId": 1,
                     *           "content": {},
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        version: 3;
                        /** Format: date-time */
                        exportedAt: string;
                        profile: components["schemas"]["Profile"];
                        sessions: {
                            device: string;
                            userAgent: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                        }[];
                        accessTokens: {
                            name: string;
                            scope: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                        }[];
                        formerEmails: {
                            email: string;
                            /** Format: date-time */
                            changedAt: string;
                            /**
                             * Format: date-time
                             * @description Until then the change can be undone from this address
                             */
                            undoUntil: string;
                        }[];
                        attempts: {
                            id: number;
                            quiz: {
                                id: number;
                                title: string;
                            };
                            status: string;
                            score: number;
                            totalQuestions: number;
                            passed: boolean;
                            timeTaken: number | null;
                            /** Format: date-time */
                            startedAt: string;
                            completedAt: string | null;
                            canRetakeAt: string | null;
                            answers: {
                                question: string;
                                options: string[];
                                selectedOption: number;
                                selectedOptions: number[];
                                answerText: string | null;
                                flagged: boolean;
                                isCorrect: boolean | null;
                            }[];
                        }[];
                        achievements: {
                            achievementType: string;
                            achievementValue: number | null;
                            quizId: number | null;
                            categoryId: number | null;
                            /** Format: date-time */
                            earnedAt: string;
                            metadata: {
                                [key: string]: unknown;
                            };
                        }[];
                        testimonials: {
                            name: string;
                            role: string;
                            content: string;
                            rating: number;
                            status: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        shares: {
                            platform: string;
                            shareType: string;
                            quizAttemptId: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            metadata: {
                                [key: string]: unknown;
                            };
                        }[];
                        feedback: {
                            quizId: number;
                            difficultyRating: number | null;
                            suggestions: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        contactMessages: {
                            name: string;
                            email: string;
                            subject: string;
                            category: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        blogPosts: {
                            slug: string;
                            title: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        drafts: {
                            kind: string;
                            /** @description 0 for a document that was never stored */
                            documentId: number;
                            content: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "scheduledDeletionDate": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionScheduled"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountLogin: {
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
                 *       "email": "ada@example.com",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Not allowed: `forbidden` or `deactivated` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "forbidden" | "deactivated";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountRegister: {
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
                 *       "username": "ada_l",
                 *       "email": "ada@example.com",
                 *       "password": "a long password",
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "displayName": "Ada",
                 *       "phoneNumber": "text",
                 *       "homeCountry": "text",
                 *       "timezone": "UTC",
                 *       "preferredLanguage": "en",
                 *       "dateOfBirth": "2000-02-29",
                 *       "occupation": "text",
                 *       "educationLevel": "High School",
                 *       "learningGoals": "text",
                 *       "bio": "text"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountGoogleToken: {
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
                 *       "idToken": "text",
                 *       "nonce": "text"
                 *     }
                 */
                "application/json": components["schemas"]["GoogleIdToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "username": "ada_l",
                     *       "email": "ada@example.com",
                     *       "displayName": "Ada",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "photoURL": "text",
                     *       "timezone": "Europe/London",
                     *       "preferredLanguage": "en",
                     *       "emailVerified": false,
                     *       "hasPassword": false,
                     *       "usernameProvisional": false,
                     *       "isAdmin": false,
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Not allowed: `forbidden` or `deactivated` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "forbidden" | "deactivated";
                    };
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountReactivate: {
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
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    accountVerifyEmail: {
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
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountUndoEmailChange: {
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
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AddressUndo"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict";
                    };
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountForgotPassword: {
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
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    accountResetPassword: {
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
                 *       "token": "text",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "error": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    categoryList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "displayName": "Ada",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "quizCount": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["NewCategory"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "quizCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryListSub: {
        parameters: {
            query?: {
                /** @example 1 */
                categoryId?: number;
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "displayName": "Ada",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "categoryId": 1,
                     *         "imageUrl": "https://example.com/lisbon.jpg",
                     *         "status": "active",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SubCategory"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryCreateSub: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "name": "Ada",
                 *       "categoryId": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewSubCategory"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryGetSub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdateSub: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /** @description A picture, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description An archived one is offered for no new quiz */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryRemoveSub: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryUpdateSubPartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What belongs in it */
                    description?: string | null;
                    /** @description A picture, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description An archived one is offered for no new quiz */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "displayName": "Ada",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "categoryId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "status": "active",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    categoryHierarchy: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "displayName": "Ada",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "quizCount": 1,
                     *         "activeQuizCount": 1,
                     *         "questionCount": 1,
                     *         "seriesCount": 1,
                     *         "unsorted": {
                     *           "quizCount": 1,
                     *           "activeQuizCount": 1,
                     *           "questionCount": 1
                     *         },
                     *         "subCategories": [
                     *           {
                     *             "id": 1,
                     *             "name": "Ada",
                     *             "displayName": "Ada",
                     *             "description": "Twenty questions on the capitals of Europe.",
                     *             "categoryId": 1,
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "status": "active",
                     *             "createdAt": "2025-01-23T12:00:00.000Z",
                     *             "updatedAt": "2025-01-23T12:00:00.000Z",
                     *             "quizCount": 1,
                     *             "activeQuizCount": 1,
                     *             "questionCount": 1
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CategoryNode"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizPageForAuthor: {
        parameters: {
            query?: {
                /** @example 1 */
                categoryId?: number;
                /** @example 1 */
                subCategoryId?: number;
                /** @example beginner */
                difficulty?: components["schemas"]["LearningLevel"];
                /** @example short */
                length?: components["schemas"]["QuizLength"];
                /** @example text */
                q?: string;
                /** @example updated */
                sort?: components["schemas"]["QuizSortForAuthor"];
                /** @example 1 */
                page?: number;
                /** @example active */
                status?: components["schemas"]["QuizStatus"];
                /** @example false */
                unsorted?: boolean;
                /** @example false */
                deleted?: boolean;
                /** @example asc */
                direction?: "asc" | "desc";
                /** @example 24 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "difficulty": "Beginner",
                     *           "status": "active",
                     *           "questionCount": 1,
                     *           "questionsPerAttempt": 10,
                     *           "totalQuestions": 10,
                     *           "timeLimit": 30,
                     *           "attemptCount": 1,
                     *           "totalAttempts": 1,
                     *           "averageScore": 1,
                     *           "passRate": 1,
                     *           "categoryId": 1,
                     *           "category": "text",
                     *           "categoryName": "World geography",
                     *           "subCategoryId": 1,
                     *           "subCategoryName": "text",
                     *           "seriesId": 1,
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "createdAt": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "pageSize": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QuizPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizCreateWithQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "subCategoryId": 1,
                 *       "timeLimit": 30,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": "beginner",
                 *       "questions": [
                 *         {
                 *           "text": "What is the capital of Portugal?",
                 *           "type": "single_choice",
                 *           "options": [
                 *             "Porto",
                 *             "Lisbon",
                 *             "Faro",
                 *             "Braga"
                 *           ],
                 *           "correctOption": 1,
                 *           "correctOptions": [
                 *             1
                 *           ],
                 *           "caseSensitive": false,
                 *           "numericTolerance": 1,
                 *           "difficulty": "easy",
                 *           "explanation": "Lisbon has been the capital since 1255.",
                 *           "imageUrl": "https://example.com/lisbon.jpg",
                 *           "imageAlt": "text",
                 *           "id": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewQuizWithQuestions"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "difficultyOverride": "beginner",
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "options": [
                     *             "Porto",
                     *             "Lisbon",
                     *             "Faro",
                     *             "Braga"
                     *           ],
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "position": 1,
                     *           "correctOption": 1,
                     *           "correctOptions": [
                     *             1
                     *           ],
                     *           "difficulty": "easy",
                     *           "explanation": "Lisbon has been the capital since 1255.",
                     *           "caseSensitive": false,
                     *           "numericTolerance": 1,
                     *           "timesAnswered": 1,
                     *           "timesCorrect": 1,
                     *           "timesSkipped": 1,
                     *           "calculatedDifficulty": "easy",
                     *           "difficultyScore": 1,
                     *           "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalUsers": 1,
                     *       "topScore": 1,
                     *       "topScoreCorrect": 1,
                     *       "topScoreTotal": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "attemptCount": 1,
                     *       "others": {
                     *         "totalUsers": 1,
                     *         "attemptCount": 1,
                     *         "averageScore": 1,
                     *         "passRate": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuizStats"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "difficulty": "Beginner",
                     *         "status": "active",
                     *         "questionCount": 1,
                     *         "questionsPerAttempt": 10,
                     *         "totalQuestions": 10,
                     *         "timeLimit": 30,
                     *         "attemptCount": 1,
                     *         "totalAttempts": 1,
                     *         "averageScore": 1,
                     *         "passRate": 1,
                     *         "categoryId": 1,
                     *         "category": "text",
                     *         "categoryName": "World geography",
                     *         "subCategoryId": 1,
                     *         "subCategoryName": "text",
                     *         "seriesId": 1,
                     *         "imageUrl": "https://example.com/lisbon.jpg",
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["QuizCard"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "subCategoryId": 1,
                 *       "timeLimit": 30,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": "beginner",
                 *       "seriesId": 1
                 *     }
                 */
                "application/json": components["schemas"]["NewQuiz"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizCard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "difficultyOverride": "beginner",
                     *       "questions": [
                     *         {
                     *           "id": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "options": [
                     *             "Porto",
                     *             "Lisbon",
                     *             "Faro",
                     *             "Braga"
                     *           ],
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "quizId": 1,
                     *           "categoryId": 1,
                     *           "position": 1,
                     *           "correctOption": 1,
                     *           "correctOptions": [
                     *             1
                     *           ],
                     *           "difficulty": "easy",
                     *           "explanation": "Lisbon has been the capital since 1255.",
                     *           "caseSensitive": false,
                     *           "numericTolerance": 1,
                     *           "timesAnswered": 1,
                     *           "timesCorrect": 1,
                     *           "timesSkipped": 1,
                     *           "calculatedDifficulty": "easy",
                     *           "difficultyScore": 1,
                     *           "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *           "updatedAt": "2025-01-23T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuizForAuthor"] | components["schemas"]["QuizForTaker"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "subCategoryId": 1,
                 *       "timeLimit": 30,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": "beginner",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description What the quiz is called */
                    title?: string;
                    /** @description What it is about, in Markdown */
                    description?: string;
                    /** @description The category; only a draft may do without */
                    categoryId?: number | null;
                    /** @description A sub-category of that category, or none */
                    subCategoryId?: number | null;
                    /** @description Minutes; null for the default of 30 */
                    timeLimit?: number | null;
                    /** @description Learners see active quizzes alone */
                    status?: components["schemas"]["EditableQuizStatus"];
                    /** @description How many questions an attempt draws */
                    questionsPerAttempt?: number;
                    /** @description A cover, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description The level to show; null shows what the questions’ ratings say */
                    difficultyOverride?: components["schemas"]["LearningLevel"] | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizCard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "subCategoryId": 1,
                 *       "timeLimit": 30,
                 *       "status": "active",
                 *       "questionsPerAttempt": 10,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficultyOverride": "beginner",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description What the quiz is called */
                    title?: string;
                    /** @description What it is about, in Markdown */
                    description?: string;
                    /** @description The category; only a draft may do without */
                    categoryId?: number | null;
                    /** @description A sub-category of that category, or none */
                    subCategoryId?: number | null;
                    /** @description Minutes; null for the default of 30 */
                    timeLimit?: number | null;
                    /** @description Learners see active quizzes alone */
                    status?: components["schemas"]["EditableQuizStatus"];
                    /** @description How many questions an attempt draws */
                    questionsPerAttempt?: number;
                    /** @description A cover, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description The level to show; null shows what the questions’ ratings say */
                    difficultyOverride?: components["schemas"]["LearningLevel"] | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "difficulty": "Beginner",
                     *       "status": "active",
                     *       "questionCount": 1,
                     *       "questionsPerAttempt": 10,
                     *       "totalQuestions": 10,
                     *       "timeLimit": 30,
                     *       "attemptCount": 1,
                     *       "totalAttempts": 1,
                     *       "averageScore": 1,
                     *       "passRate": 1,
                     *       "categoryId": 1,
                     *       "category": "text",
                     *       "categoryName": "World geography",
                     *       "subCategoryId": 1,
                     *       "subCategoryName": "text",
                     *       "seriesId": 1,
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizCard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizRemoveWithContents: {
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
                 *       "target": {
                 *         "kind": "category",
                 *         "id": 1
                 *       },
                 *       "typedName": "text",
                 *       "quizzes": 1
                 *     }
                 */
                "application/json": components["schemas"]["CategoryRemoval"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "removedQuizzes": 1
                     *     }
                     */
                    "application/json": {
                        message: string;
                        removedQuizzes: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Category or sub-category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizAddQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "type": "single_choice",
                 *       "options": [
                 *         "Porto",
                 *         "Lisbon",
                 *         "Faro",
                 *         "Braga"
                 *       ],
                 *       "correctOption": 1,
                 *       "correctOptions": [
                 *         1
                 *       ],
                 *       "caseSensitive": false,
                 *       "numericTolerance": 1,
                 *       "difficulty": "easy",
                 *       "explanation": "Lisbon has been the capital since 1255.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "imageAlt": "text",
                 *       "id": 1,
                 *       "quizId": 1,
                 *       "categoryId": 1
                 *     }
                 */
                "application/json": components["schemas"]["QuestionInput"] & {
                    quizId: number;
                    categoryId?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizAddQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizId": 1,
                 *       "questions": [
                 *         {
                 *           "text": "What is the capital of Portugal?",
                 *           "type": "single_choice",
                 *           "options": [
                 *             "Porto",
                 *             "Lisbon",
                 *             "Faro",
                 *             "Braga"
                 *           ],
                 *           "correctOption": 1,
                 *           "correctOptions": [
                 *             1
                 *           ],
                 *           "caseSensitive": false,
                 *           "numericTolerance": 1,
                 *           "difficulty": "easy",
                 *           "explanation": "Lisbon has been the capital since 1255.",
                 *           "imageUrl": "https://example.com/lisbon.jpg",
                 *           "imageAlt": "text",
                 *           "id": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    quizId: number;
                    questions: components["schemas"]["QuestionInput"][];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "createdQuestions": 1,
                     *       "ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": {
                        message: string;
                        createdQuestions: number;
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizGetQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdateQuestion: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "type": "single_choice",
                 *       "options": [
                 *         "Porto",
                 *         "Lisbon",
                 *         "Faro",
                 *         "Braga"
                 *       ],
                 *       "correctOption": 1,
                 *       "correctOptions": [
                 *         1
                 *       ],
                 *       "caseSensitive": false,
                 *       "numericTolerance": 1,
                 *       "difficulty": "easy",
                 *       "explanation": "Lisbon has been the capital since 1255.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "imageAlt": "text",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The question as learners read it, in Markdown */
                    text?: string;
                    type?: components["schemas"]["QuestionType"];
                    /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines */
                    options?: string[];
                    /** @description Index of the right option; null for multiple_choice */
                    correctOption?: number | null;
                    /** @description Indexes of all right options, for multiple_choice alone */
                    correctOptions?: number[] | null;
                    /** @description For fill_blank: capitals count */
                    caseSensitive?: boolean;
                    /** @description For fill_blank: how far a number may be off; null compares texts */
                    numericTolerance?: number | null;
                    /** @description What the author thinks */
                    difficulty?: components["schemas"]["QuestionDifficulty"];
                    /** @description Shown with the result, in Markdown */
                    explanation?: string | null;
                    /** @description A picture to show with the question, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description What the picture shows, for those who do not see it */
                    imageAlt?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizRemoveQuestion: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quizUpdateQuestionPartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "text": "What is the capital of Portugal?",
                 *       "type": "single_choice",
                 *       "options": [
                 *         "Porto",
                 *         "Lisbon",
                 *         "Faro",
                 *         "Braga"
                 *       ],
                 *       "correctOption": 1,
                 *       "correctOptions": [
                 *         1
                 *       ],
                 *       "caseSensitive": false,
                 *       "numericTolerance": 1,
                 *       "difficulty": "easy",
                 *       "explanation": "Lisbon has been the capital since 1255.",
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "imageAlt": "text",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The question as learners read it, in Markdown */
                    text?: string;
                    type?: components["schemas"]["QuestionType"];
                    /** @description What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines */
                    options?: string[];
                    /** @description Index of the right option; null for multiple_choice */
                    correctOption?: number | null;
                    /** @description Indexes of all right options, for multiple_choice alone */
                    correctOptions?: number[] | null;
                    /** @description For fill_blank: capitals count */
                    caseSensitive?: boolean;
                    /** @description For fill_blank: how far a number may be off; null compares texts */
                    numericTolerance?: number | null;
                    /** @description What the author thinks */
                    difficulty?: components["schemas"]["QuestionDifficulty"];
                    /** @description Shown with the result, in Markdown */
                    explanation?: string | null;
                    /** @description A picture to show with the question, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description What the picture shows, for those who do not see it */
                    imageAlt?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "single_choice",
                     *       "text": "What is the capital of Portugal?",
                     *       "options": [
                     *         "Porto",
                     *         "Lisbon",
                     *         "Faro",
                     *         "Braga"
                     *       ],
                     *       "imageUrl": "https://example.com/lisbon.jpg",
                     *       "imageAlt": "text",
                     *       "quizId": 1,
                     *       "categoryId": 1,
                     *       "position": 1,
                     *       "correctOption": 1,
                     *       "correctOptions": [
                     *         1
                     *       ],
                     *       "difficulty": "easy",
                     *       "explanation": "Lisbon has been the capital since 1255.",
                     *       "caseSensitive": false,
                     *       "numericTolerance": 1,
                     *       "timesAnswered": 1,
                     *       "timesCorrect": 1,
                     *       "timesSkipped": 1,
                     *       "calculatedDifficulty": "easy",
                     *       "difficultyScore": 1,
                     *       "lastDifficultyUpdate": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Question not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It existed already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe"
                     *       },
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "resumed": false,
                     *       "canBeVoided": false,
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptForTaker"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe"
                     *       },
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "resumed": false,
                     *       "canBeVoided": false,
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptForTaker"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `cooldown` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "cooldown";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 1,
                 *           "selectedOption": -1,
                 *           "selectedOptions": [
                 *             1
                 *           ],
                 *           "answerText": "text",
                 *           "flagged": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    answers: components["schemas"]["AnswerInput"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "attempt-over";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "questionId": 1,
                 *           "selectedOption": -1,
                 *           "selectedOptions": [
                 *             1
                 *           ],
                 *           "answerText": "text",
                 *           "flagged": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    answers?: components["schemas"]["AnswerInput"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 1,
                     *         "quizId": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "isOpen": false
                     *         },
                     *         "status": "submitted",
                     *         "selfReported": false,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "percentage": 80,
                     *         "passed": false,
                     *         "passScore": 1,
                     *         "passMarkPercent": 1,
                     *         "endedBy": "learner",
                     *         "timeTaken": 1,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "kind": "submitted"
                     *     }
                     */
                    "application/json": components["schemas"]["SubmitOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 1,
                     *         "quizId": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "isOpen": false
                     *         },
                     *         "status": "submitted",
                     *         "selfReported": false,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "percentage": 80,
                     *         "passed": false,
                     *         "passScore": 1,
                     *         "passMarkPercent": 1,
                     *         "endedBy": "learner",
                     *         "timeTaken": 1,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       },
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "kind": "abandoned"
                     *     }
                     */
                    "application/json": components["schemas"]["LeaveOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptOpen: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe"
                     *         },
                     *         "deadline": "2025-01-23T12:00:00.000Z",
                     *         "serverNow": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenAttempt"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quizId": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "isOpen": false
                     *       },
                     *       "status": "submitted",
                     *       "selfReported": false,
                     *       "score": 8,
                     *       "totalQuestions": 10,
                     *       "percentage": 80,
                     *       "passed": false,
                     *       "passScore": 1,
                     *       "passMarkPercent": 1,
                     *       "endedBy": "learner",
                     *       "timeTaken": 1,
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "completedAt": "2025-01-23T12:00:00.000Z",
                     *       "canRetakeAt": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "previousPercentage": 1,
                     *       "receipt": {
                     *         "answersReceived": 1,
                     *         "lastReceivedAt": "2025-01-23T12:00:00.000Z",
                     *         "late": [
                     *           {
                     *             "questionId": 1,
                     *             "number": 1,
                     *             "secondsLate": 1
                     *           }
                     *         ]
                     *       },
                     *       "answers": [
                     *         {
                     *           "id": 1,
                     *           "questionId": 1,
                     *           "isCorrect": false,
                     *           "isAnswered": false,
                     *           "flagged": false,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "question": {
                     *             "text": "What is the capital of Portugal?",
                     *             "type": "single_choice",
                     *             "imageUrl": "https://example.com/lisbon.jpg",
                     *             "imageAlt": "text",
                     *             "options": [
                     *               "Porto",
                     *               "Lisbon",
                     *               "Faro",
                     *               "Braga"
                     *             ],
                     *             "order": [
                     *               1
                     *             ],
                     *             "keyShown": true,
                     *             "correctOption": 1,
                     *             "correctOptions": [
                     *               1
                     *             ],
                     *             "acceptedAnswers": [
                     *               "text"
                     *             ],
                     *             "explanation": "Lisbon has been the capital since 1255."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-open` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "attempt-open";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bestScore": 1,
                     *       "bestCorrect": 1,
                     *       "bestTotal": 1,
                     *       "attemptCount": 1,
                     *       "passed": false,
                     *       "hasAttempted": false,
                     *       "lastAttemptDate": "2025-01-23T12:00:00.000Z",
                     *       "history": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserProgress"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressLeaderboard: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ada",
                     *         "quizzesCompleted": 1,
                     *         "score": 8
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LeaderboardEntry"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    progressStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalQuizzes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficulty": "beginner",
                 *       "estimatedDuration": "text",
                 *       "prerequisites": "text",
                 *       "learningOutcomes": "text",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What the series leads to, in Markdown */
                    description?: string;
                    /** @description The category that it is in */
                    categoryId?: number;
                    /** @description A cover, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description For whom it is */
                    difficulty?: components["schemas"]["LearningLevel"];
                    /** @description In words; null shows the sum of the quizzes’ time limits */
                    estimatedDuration?: string | null;
                    /** @description What to know before, an entry a line */
                    prerequisites?: (string | string[]) | null;
                    /** @description What one knows after, an entry a line */
                    learningOutcomes?: (string | string[]) | null;
                    /** @description Learners see active series alone */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficulty": "beginner",
                 *       "estimatedDuration": "text",
                 *       "prerequisites": "text",
                 *       "learningOutcomes": "text",
                 *       "status": "active",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The name that people see */
                    displayName?: string;
                    /** @description What the series leads to, in Markdown */
                    description?: string;
                    /** @description The category that it is in */
                    categoryId?: number;
                    /** @description A cover, by https */
                    imageUrl?: ("" | string) | null;
                    /** @description For whom it is */
                    difficulty?: components["schemas"]["LearningLevel"];
                    /** @description In words; null shows the sum of the quizzes’ time limits */
                    estimatedDuration?: string | null;
                    /** @description What to know before, an entry a line */
                    prerequisites?: (string | string[]) | null;
                    /** @description What one knows after, an entry a line */
                    learningOutcomes?: (string | string[]) | null;
                    /** @description Learners see active series alone */
                    status?: components["schemas"]["CategoryStatus"];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogGetForAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "excerpt": "Remembering something makes it easier to remember again.",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "featuredImage": "https://example.com/",
                 *       "featuredImageAlt": "text",
                 *       "categoryId": 1,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "status": "draft",
                 *       "metaTitle": "text",
                 *       "metaDescription": "text",
                 *       "readingTimeMinutes": 1,
                 *       "slug": "why-being-tested-helps-you-learn",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The heading */
                    title?: string;
                    /** @description What lists show of it */
                    excerpt?: string;
                    /** @description The post, in Markdown */
                    content?: string;
                    /** @description A picture for its head, by https */
                    featuredImage?: ("" | string) | null;
                    /** @description What the picture shows, for readers who do not see it */
                    featuredImageAlt?: string | null;
                    /** @description A category that it belongs to */
                    categoryId?: number | null;
                    /** @description Words to find it by */
                    tags?: string[] | null;
                    /** @description Readers see published posts alone */
                    status?: components["schemas"]["PostStatus"];
                    /** @description The title for search engines; null makes it of the title */
                    metaTitle?: string | null;
                    /** @description The description for search engines; null makes it of the excerpt */
                    metaDescription?: string | null;
                    /** @description null makes it of the content */
                    readingTimeMinutes?: number | null;
                    /** @description The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published */
                    slug?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogRemove: {
        parameters: {
            query?: {
                /** @example 2025-01-23T12:00:00.000Z */
                loadedUpdatedAt?: string;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogUpdatePartly: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "excerpt": "Remembering something makes it easier to remember again.",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "featuredImage": "https://example.com/",
                 *       "featuredImageAlt": "text",
                 *       "categoryId": 1,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "status": "draft",
                 *       "metaTitle": "text",
                 *       "metaDescription": "text",
                 *       "readingTimeMinutes": 1,
                 *       "slug": "why-being-tested-helps-you-learn",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The heading */
                    title?: string;
                    /** @description What lists show of it */
                    excerpt?: string;
                    /** @description The post, in Markdown */
                    content?: string;
                    /** @description A picture for its head, by https */
                    featuredImage?: ("" | string) | null;
                    /** @description What the picture shows, for readers who do not see it */
                    featuredImageAlt?: string | null;
                    /** @description A category that it belongs to */
                    categoryId?: number | null;
                    /** @description Words to find it by */
                    tags?: string[] | null;
                    /** @description Readers see published posts alone */
                    status?: components["schemas"]["PostStatus"];
                    /** @description The title for search engines; null makes it of the title */
                    metaTitle?: string | null;
                    /** @description The description for search engines; null makes it of the excerpt */
                    metaDescription?: string | null;
                    /** @description null makes it of the content */
                    readingTimeMinutes?: number | null;
                    /** @description The wished address; null makes it of the title. It is made free when taken, and stays once the post has been published */
                    slug?: string | null;
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogListForAuthor: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "excerpt": "Remembering something makes it easier to remember again.",
                     *         "content": "Remembering something makes it easier to remember **again**.",
                     *         "featuredImage": "text",
                     *         "featuredImageAlt": "text",
                     *         "authorId": 1,
                     *         "authorName": "text",
                     *         "categoryId": 1,
                     *         "tags": [
                     *           "text"
                     *         ],
                     *         "metaTitle": "text",
                     *         "metaDescription": "text",
                     *         "status": "draft",
                     *         "publishedAt": "2025-01-23T12:00:00.000Z",
                     *         "readingTimeMinutes": 1,
                     *         "viewCount": 1,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PostForAuthor"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Capitals of Europe",
                 *       "excerpt": "Remembering something makes it easier to remember again.",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "featuredImage": "https://example.com/",
                 *       "featuredImageAlt": "text",
                 *       "categoryId": 1,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "status": "draft",
                 *       "metaTitle": "text",
                 *       "metaDescription": "text",
                 *       "readingTimeMinutes": 1,
                 *       "slug": "why-being-tested-helps-you-learn"
                 *     }
                 */
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "title": "Capitals of Europe",
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "featuredImage": "text",
                     *       "featuredImageAlt": "text",
                     *       "authorId": 1,
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "status": "draft",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PostForAuthor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "role": "Student",
                     *         "content": "Remembering something makes it easier to remember **again**.",
                     *         "rating": 5,
                     *         "createdAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialSubmit: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "role": "Student",
                 *       "content": "Remembering something makes it easier to remember **again**.",
                 *       "rating": 5
                 *     }
                 */
                "application/json": components["schemas"]["NewTestimonial"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "role": "Student",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "rating": 5,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnTestimonial"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "role": "Student",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "rating": 5,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "status": "pending",
                     *       "userId": 1,
                     *       "username": "ada_l",
                     *       "approvedAt": "2025-01-23T12:00:00.000Z",
                     *       "approvedBy": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedByName": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TestimonialForReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Testimonial not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialDecide: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "approved",
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "approved" | "rejected";
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "role": "Student",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "rating": 5,
                     *       "createdAt": "2025-01-23T12:00:00.000Z",
                     *       "status": "pending",
                     *       "userId": 1,
                     *       "username": "ada_l",
                     *       "approvedAt": "2025-01-23T12:00:00.000Z",
                     *       "approvedBy": 1,
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "updatedByName": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TestimonialForReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Testimonial not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactSend: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "email": "ada@example.com",
                 *       "subject": "A question about my result",
                 *       "category": "general",
                 *       "message": "Your result has arrived, thank you.",
                 *       "website": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ContactForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Your result has arrived, thank you.",
                     *       "reference": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not signed in, or the access token is unknown, expired or revoked */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The body is not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description The `Idempotency-Key` came with another input before */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description An error of the server; quote the request id */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
            /** @description Not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormRefusal"];
                };
            };
        };
    };
    quizBulkUpdate: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quizData": {
                 *         "title": "Capitals of Europe",
                 *         "description": "Twenty questions on the capitals of Europe.",
                 *         "categoryId": 1,
                 *         "subCategoryId": 1,
                 *         "timeLimit": 30,
                 *         "status": "active",
                 *         "questionsPerAttempt": 10,
                 *         "imageUrl": "https://example.com/lisbon.jpg",
                 *         "difficultyOverride": "beginner"
                 *       },
                 *       "questions": [
                 *         {
                 *           "text": "What is the capital of Portugal?",
                 *           "type": "single_choice",
                 *           "options": [
                 *             "Porto",
                 *             "Lisbon",
                 *             "Faro",
                 *             "Braga"
                 *           ],
                 *           "correctOption": 1,
                 *           "correctOptions": [
                 *             1
                 *           ],
                 *           "caseSensitive": false,
                 *           "numericTolerance": 1,
                 *           "difficulty": "easy",
                 *           "explanation": "Lisbon has been the capital since 1255.",
                 *           "imageUrl": "https://example.com/lisbon.jpg",
                 *           "imageAlt": "text",
                 *           "id": 1
                 *         }
                 *       ],
                 *       "removedIds": [
                 *         1
                 *       ],
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description Fields of the quiz that change */
                    quizData?: components["schemas"]["QuizChanges"];
                    /** @description With an id: changed, where it names fields. Without: added. Stored questions that are not named stay, in their places */
                    questions?: components["schemas"]["QuestionEntry"][];
                    /**
                     * @description Questions of the quiz to delete
                     * @default []
                     */
                    removedIds?: number[];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your result has arrived, thank you.",
                     *       "updatedQuestions": 1,
                     *       "createdQuestions": 1,
                     *       "removedQuestions": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QuizSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptRetakeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                quizId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quizId": 1,
                     *       "canRetake": false,
                     *       "canRetakeAt": "2025-01-23T12:00:00.000Z",
                     *       "lastAttempt": {
                     *         "id": 1,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "passed": false
                     *       },
                     *       "openAttemptId": 1,
                     *       "pinnedDeadline": "2025-01-23T12:00:00.000Z",
                     *       "bestScore": 1,
                     *       "mastered": false,
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RetakeStatus"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptRandom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attemptId": 1,
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description null: a preview */
                        attemptId: number | null;
                        deadline: string | null;
                        questions: components["schemas"]["PaperQuestionForTaker"][];
                    };
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "quizId": 1,
                     *         "quiz": {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "isOpen": false
                     *         },
                     *         "status": "submitted",
                     *         "selfReported": false,
                     *         "score": 8,
                     *         "totalQuestions": 10,
                     *         "percentage": 80,
                     *         "passed": false,
                     *         "passScore": 1,
                     *         "passMarkPercent": 1,
                     *         "endedBy": "learner",
                     *         "timeTaken": 1,
                     *         "startedAt": "2025-01-23T12:00:00.000Z",
                     *         "completedAt": "2025-01-23T12:00:00.000Z",
                     *         "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AttemptSummary"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptGetOpen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                attemptId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe"
                     *       },
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z",
                     *       "resumed": false,
                     *       "canBeVoided": false,
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "type": "single_choice",
                     *           "text": "What is the capital of Portugal?",
                     *           "imageUrl": "https://example.com/lisbon.jpg",
                     *           "imageAlt": "text",
                     *           "options": [
                     *             {
                     *               "index": 1,
                     *               "text": "What is the capital of Portugal?"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptForTaker"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "attempt-over";
                    };
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptSaveAnswer: {
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
                 *       "attemptId": 1,
                 *       "questionId": 1,
                 *       "selectedOption": -1,
                 *       "selectedOptions": [
                 *         1
                 *       ],
                 *       "answerText": "text",
                 *       "flagged": false
                 *     }
                 */
                "application/json": components["schemas"]["AttemptRef"] & components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionId": 1,
                     *           "seq": 1,
                     *           "selectedOption": 1,
                     *           "selectedOptions": [
                     *             1
                     *           ],
                     *           "answerText": "text",
                     *           "flagged": false
                     *         }
                     *       ],
                     *       "deadline": "2025-01-23T12:00:00.000Z",
                     *       "serverNow": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AnswersSaved"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz attempt not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `attempt-over` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "attempt-over";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attemptReport: {
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
                 *       "quizId": 1,
                 *       "userId": 1,
                 *       "score": 8,
                 *       "totalQuestions": 10,
                 *       "timeTaken": 1,
                 *       "answers": [
                 *         {
                 *           "questionId": 1,
                 *           "selectedOption": -1,
                 *           "selectedOptions": [
                 *             1
                 *           ],
                 *           "answerText": "text",
                 *           "flagged": false
                 *         }
                 *       ],
                 *       "passed": false
                 *     }
                 */
                "application/json": components["schemas"]["SelfReport"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "quizId": 1,
                     *       "quiz": {
                     *         "id": 1,
                     *         "title": "Capitals of Europe",
                     *         "isOpen": false
                     *       },
                     *       "status": "submitted",
                     *       "selfReported": false,
                     *       "score": 8,
                     *       "totalQuestions": 10,
                     *       "percentage": 80,
                     *       "passed": false,
                     *       "passScore": 1,
                     *       "passMarkPercent": 1,
                     *       "endedBy": "learner",
                     *       "timeTaken": 1,
                     *       "startedAt": "2025-01-23T12:00:00.000Z",
                     *       "completedAt": "2025-01-23T12:00:00.000Z",
                     *       "canRetakeAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AttemptSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Quiz not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `conflict` or `cooldown` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "conflict" | "cooldown";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "display_name": "Capitals, step by step",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "category_id": 1,
                     *         "category_name": "World geography",
                     *         "image_url": "text",
                     *         "difficulty": "beginner",
                     *         "estimated_duration": "text",
                     *         "prerequisites": [
                     *           "text"
                     *         ],
                     *         "learning_outcomes": [
                     *           "text"
                     *         ],
                     *         "status": "active",
                     *         "quiz_count": 1,
                     *         "created_at": "2025-01-23T12:00:00.000Z",
                     *         "updated_at": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SeriesOnWire"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @example 6f1f6a0e-9c1b-4a55-8f0e-2b6f8c1d7e42 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Ada",
                 *       "description": "Twenty questions on the capitals of Europe.",
                 *       "categoryId": 1,
                 *       "imageUrl": "https://example.com/lisbon.jpg",
                 *       "difficulty": "beginner",
                 *       "estimatedDuration": "text",
                 *       "prerequisites": "text",
                 *       "learningOutcomes": "text",
                 *       "status": "active",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["NewSeries"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesListOfCategory: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                categoryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "display_name": "Capitals, step by step",
                     *         "description": "Twenty questions on the capitals of Europe.",
                     *         "category_id": 1,
                     *         "category_name": "World geography",
                     *         "image_url": "text",
                     *         "difficulty": "beginner",
                     *         "estimated_duration": "text",
                     *         "prerequisites": [
                     *           "text"
                     *         ],
                     *         "learning_outcomes": [
                     *           "text"
                     *         ],
                     *         "status": "active",
                     *         "quiz_count": 1,
                     *         "created_at": "2025-01-23T12:00:00.000Z",
                     *         "updated_at": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SeriesOnWire"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Category not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    seriesArrange: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quizIds": [
                 *         1
                 *       ],
                 *       "loadedUpdatedAt": "2025-01-23T12:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    quizIds: number[];
                    /**
                     * Format: date-time
                     * @description `updatedAt` of the document as it was loaded; a newer one is not overwritten (409)
                     */
                    loadedUpdatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Ada",
                     *       "display_name": "Capitals, step by step",
                     *       "description": "Twenty questions on the capitals of Europe.",
                     *       "category_id": 1,
                     *       "category_name": "World geography",
                     *       "image_url": "text",
                     *       "difficulty": "beginner",
                     *       "estimated_duration": "text",
                     *       "prerequisites": [
                     *         "text"
                     *       ],
                     *       "learning_outcomes": [
                     *         "text"
                     *       ],
                     *       "status": "active",
                     *       "quiz_count": 1,
                     *       "created_at": "2025-01-23T12:00:00.000Z",
                     *       "updated_at": "2025-01-23T12:00:00.000Z",
                     *       "quizzes": [
                     *         {
                     *           "id": 1,
                     *           "title": "Capitals of Europe",
                     *           "description": "Twenty questions on the capitals of Europe.",
                     *           "quiz_order": 1,
                     *           "unique_users": 1,
                     *           "attempt_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeriesWithQuizzesOnWire"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Series not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the present state: `stale` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        failure?: "stale";
                    };
                };
            };
            412: components["responses"]["Precondition"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "title": "Capitals of Europe",
                     *         "excerpt": "Remembering something makes it easier to remember again.",
                     *         "featuredImage": "text",
                     *         "publishedAt": "2025-01-23T12:00:00.000Z",
                     *         "readingTimeMinutes": 1,
                     *         "viewCount": 1,
                     *         "tags": [
                     *           "text"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PostCard"][];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blogGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example why-being-tested-helps-you-learn */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Changes with the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "why-being-tested-helps-you-learn",
                     *       "title": "Capitals of Europe",
                     *       "excerpt": "Remembering something makes it easier to remember again.",
                     *       "featuredImage": "text",
                     *       "publishedAt": "2025-01-23T12:00:00.000Z",
                     *       "readingTimeMinutes": 1,
                     *       "viewCount": 1,
                     *       "tags": [
                     *         "text"
                     *       ],
                     *       "featuredImageAlt": "text",
                     *       "content": "Remembering something makes it easier to remember **again**.",
                     *       "authorName": "text",
                     *       "categoryId": 1,
                     *       "categoryName": "World geography",
                     *       "metaTitle": "text",
                     *       "metaDescription": "text",
                     *       "updatedAt": "2025-01-23T12:00:00.000Z",
                     *       "older": {
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "title": "Capitals of Europe"
                     *       },
                     *       "newer": {
                     *         "slug": "why-being-tested-helps-you-learn",
                     *         "title": "Capitals of Europe"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description Your copy is still the answer */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Blog post not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    testimonialListForReview: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Ada",
                     *         "role": "Student",
                     *         "content": "Remembering something makes it easier to remember **again**.",
                     *         "rating": 5,
                     *         "createdAt": "2025-01-23T12:00:00.000Z",
                     *         "status": "pending",
                     *         "userId": 1,
                     *         "username": "ada_l",
                     *         "approvedAt": "2025-01-23T12:00:00.000Z",
                     *         "approvedBy": 1,
                     *         "updatedAt": "2025-01-23T12:00:00.000Z",
                     *         "updatedByName": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TestimonialForReview"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactList: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 500 */
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288) */
                    Link?: string;
                    /** @description How many entries the whole list has */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "userId": 1,
                     *         "name": "Ada",
                     *         "email": "ada@example.com",
                     *         "subject": "A question about my result",
                     *         "category": "general",
                     *         "message": "Your result has arrived, thank you.",
                     *         "createdAt": "2025-01-23T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContactMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    contactGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "userId": 1,
                     *       "name": "Ada",
                     *       "email": "ada@example.com",
                     *       "subject": "A question about my result",
                     *       "category": "general",
                     *       "message": "Your result has arrived, thank you.",
                     *       "createdAt": "2025-01-23T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description Message not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooOften"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
