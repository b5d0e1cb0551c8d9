-- The allowance of uploads counts the person's photos of a day, so a photo that its sender could remove would be one that was never counted. Nobody
-- removes one through the API any more: what is not handed in is swept after its day, and what is handed in stays. Counting the uploads
-- themselves is no way out: hosted storage asks this policy within a transaction that it rolls back.
drop policy completion_photos_delete_submitter on storage.objects;
drop function private.may_remove_photo(text);
