// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Music as a collection of single pieces
/// @notice One account, the minter, mints the pieces and maintains their metadata; it may transfer this role. A piece can carry
/// its release date, for screens that count down to it, and a royalty for its artist on every sale. Everything else follows
/// ERC-721, ERC-2981 and ERC-4906.
/// @dev Invariants: ids run from 1 to `totalSupply()` without a gap; nothing is burned; only the minter mints or changes a
/// URI. The release date is only information: it blocks no transfer, because listings are signed before it.
interface IMusicNft {
    /// @notice The minter role was transferred.
    /// @param oldMinter The earlier minter; the zero address when the collection was created.
    /// @param newMinter The new minter.
    event MinterChanged(address indexed oldMinter, address indexed newMinter);

    /// @notice A piece was minted.
    /// @param tokenId The id.
    /// @param to The recipient.
    /// @param releaseDate The release date, in seconds since 1970; 0 if none was set.
    event Minted(uint256 indexed tokenId, address indexed to, uint64 releaseDate);

    /// @notice Only the minter may do this.
    /// @param caller The caller.
    error NotTheMinter(address caller);
    /// @notice The role cannot be transferred to the zero address.
    error NoMinter();

    /// @notice Mints the next piece. For the minter only.
    /// @param to The recipient.
    /// @param uri The URI of its description.
    /// @param releaseDate The release date, in seconds since 1970; 0 for none.
    /// @param royaltyReceiver The account that gets a share of every sale; ignored if the share is 0.
    /// @param royaltyBps The share in hundredths of a per cent, at most 10,000.
    /// @return tokenId The id.
    function mint(address to, string calldata uri, uint64 releaseDate, address royaltyReceiver, uint96 royaltyBps)
        external
        returns (uint256 tokenId);

    /// @notice Transfers a piece. For its owner or an approved account.
    /// @param to The recipient.
    /// @param tokenId The piece.
    function transfer(address to, uint256 tokenId) external;

    /// @notice Transfers the role. For the minter only.
    /// @param newMinter The new minter.
    function changeMinter(address newMinter) external;

    /// @notice Changes the URI of a piece's description. For the minter only.
    /// @param tokenId The piece.
    /// @param uri The new URI of its description.
    function changeURI(uint256 tokenId, string calldata uri) external;

    /// @notice The account that mints the pieces.
    /// @return The account that has the role.
    function minter() external view returns (address);

    /// @notice The number of pieces.
    /// @return The number, which is also the last id.
    function totalSupply() external view returns (uint256);

    /// @notice The release date of a piece.
    /// @param tokenId The piece; one that does not exist is refused.
    /// @return Seconds since 1970, or 0 if no date was set.
    function releaseDate(uint256 tokenId) external view returns (uint64);
}
