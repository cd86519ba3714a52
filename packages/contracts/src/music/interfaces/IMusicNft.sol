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
    /// @param oldMinter Who had it; the zero address when the collection was created.
    /// @param newMinter Who has it now.
    event MinterChanged(address indexed oldMinter, address indexed newMinter);

    /// @notice A piece was made.
    /// @param tokenId Its id.
    /// @param to Who got it.
    /// @param releaseDate When it is released, in seconds since 1970; 0 when no date was set.
    event Minted(uint256 indexed tokenId, address indexed to, uint64 releaseDate);

    /// @notice Only the minter may do this.
    /// @param caller Who tried to.
    error NotTheMinter(address caller);
    /// @notice The role cannot be transferred to the zero address.
    error NoMinter();

    /// @notice Makes the next piece. For the minter only.
    /// @param to Who gets it.
    /// @param uri Where its description is.
    /// @param releaseDate When it is released, in seconds since 1970; 0 for no date.
    /// @param royaltyReceiver Who gets a share of every sale; of no meaning when the share is 0.
    /// @param royaltyBps The share in hundredths of a per cent, at most 10,000.
    /// @return tokenId Its id.
    function mint(address to, string calldata uri, uint64 releaseDate, address royaltyReceiver, uint96 royaltyBps)
        external
        returns (uint256 tokenId);

    /// @notice Transfers a piece. For its owner or an approved account.
    /// @param to Who gets it.
    /// @param tokenId The piece.
    function transfer(address to, uint256 tokenId) external;

    /// @notice Transfers the role. For the minter only.
    /// @param newMinter Who has it from now on.
    function changeMinter(address newMinter) external;

    /// @notice Changes where a piece's description is. For the minter only.
    /// @param tokenId The piece.
    /// @param uri Where its description is from now on.
    function changeURI(uint256 tokenId, string calldata uri) external;

    /// @notice Who makes the pieces.
    /// @return The account that has the role.
    function minter() external view returns (address);

    /// @notice How many pieces there are.
    /// @return Their number, which is also the last id.
    function totalSupply() external view returns (uint256);

    /// @notice When a piece is released.
    /// @param tokenId The piece; one that does not exist is refused.
    /// @return Seconds since 1970, or 0 when no date was set.
    function releaseDate(uint256 tokenId) external view returns (uint64);
}
